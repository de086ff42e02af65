import type { BaseTranslation } from "../../i18n-types";

/** Registering a partner for an approved submission. */
const pt_partners = {
  title: "Cadastro do expositor",
  back: "Voltar à manifestação",
  emailStep: {
    label: "E-mail do representante",
    hint: "É por ele que a pessoa entra e recebe as mensagens. Corrija antes de continuar, se preciso.",
    check: "Verificar este e-mail",
    checkFirst: "O e-mail mudou. Verifique-o para continuar.",
  },
  checking: "Verificando se já existe uma conta",
  refused: "Ainda não é possível cadastrar",
  ready: {
    title: "Ainda não há conta para {email:string}",
    text: "Ao enviar, criamos a conta e mandamos uma senha temporária, válida por 7 dias. No primeiro acesso a pessoa escolhe a própria senha.",
    name: "Nome",
    language: "Idioma das mensagens",
    send: "Enviar credenciais",
    sending: "Enviando...",
    sent: "Conta criada, com as credenciais em uma mensagem para {email:string}",
  },
  exists: {
    title: "{email:string} já tem uma conta",
    name: "Nome",
    status: "Situação",
    firstLogin: "Aguardando o primeiro acesso",
    active: "Ativa",
    disabled: "Desativada",
    access: "Acesso a esta manifestação",
    isMember: "Sim",
    notMember: "Ainda não",
    team: "Esta conta é de alguém da equipe. Use outro e-mail para o expositor.",
    disabledHint: "A conta está desativada. Cadastre o expositor com outro e-mail.",
    link: "Dar acesso a esta manifestação",
    linking: "Liberando...",
    linked: "{name:string} agora vê esta manifestação",
    reset: "Redefinir credenciais",
    resetting: "Enviando...",
    wasReset: "Nova senha temporária em uma mensagem para {email:string}",
    confirm: {
      title: "Redefinir as credenciais de {name:string}?",
      text: "A senha atual deixa de funcionar e as sessões abertas terminam. Uma nova senha temporária, válida por 7 dias, segue por e-mail.",
    },
  },
  list: {
    title: "Expositores",
    note: "{total:number|number} {{contas|conta|contas}}, {waiting:number|number} sem primeiro acesso",
    noteFiltered: "{total:number|number} {{contas encontradas|conta encontrada|contas encontradas}}",
    register: "Cadastrar expositores",
    search: "Organização, nome, e-mail ou referência",
    states: {
      waiting: "Primeiro acesso",
      expired: "Senha vencida",
      own: "Senha própria",
      disabled: "Desativada",
    },
    until: "A senha temporária vale até {date:string}",
    parts: { owner: "Responsável", colleague: "Colega" },
    filters: {
      states: { label: "Credenciais", all: "Todas" },
      orders: { label: "Pedidos", is: { with: "Com pedidos", without: "Sem pedidos" } },
      parts: { label: "Papel" },
      languages: { label: "Idioma das mensagens" },
    },
    columns: {
      organisation: "Organização",
      contact: "Contato",
      accounts: "Contas",
      orders: "Pedidos",
      lastSeen: "Último acesso",
      state: "Credenciais",
      language: "Idioma",
      created: "Desde",
      reset: "Nova senha",
    },
    sorts: {
      created: { asc: "Contas mais antigas", desc: "Contas mais recentes" },
      organisation: { asc: "Organização, de A a Z", desc: "Organização, de Z a A" },
      lastSeen: { asc: "Último acesso mais antigo", desc: "Último acesso mais recente" },
    },
    more: "e mais {count:number|number}",
    none: "Sem manifestação",
    neverSeen: "nunca entrou",
    notSeen: "sem acesso recente",
    reset: "Redefinir",
    resetOf: "Redefinir as credenciais de {name:string}",
    access: "Acesso",
    accessOf: "Acesso de {name:string}",
    wasReset:
      "{name:string} tem uma nova senha temporária, válida por 7 dias, em uma mensagem para {email:string}. A anterior não funciona mais.",
    empty: "Nenhum expositor ainda",
    emptyText: "As contas aparecem aqui quando você cadastra o expositor de uma manifestação aprovada.",
    filtered: "Nenhuma conta com estes filtros",
  },
  access: {
    title: "Acesso de {name:string}",
    text: "Cada ação fica no histórico, e {email:string} recebe um e-mail com a sua observação.",
    act: "O que acontece",
    acts: {
      disable: "Desativar a conta",
      enable: "Reativar a conta",
      detach: "Desligar de {organisation:string}",
    },
    hints: {
      disable: "Encerra todas as sessões na hora. Pedidos e arquivos ficam.",
      enable: "Com a senha que tinha.",
    },
    /** Who hears of the orders once this account no longer does. */
    letters: {
      person:
        "A partir daí, quem é avisado sobre os pedidos de {organisation:string} é {name:string} ({email:string}).",
      nobody:
        "A partir daí, os e-mails sobre os pedidos de {organisation:string} não chegam a ninguém, até você cadastrar outra conta. Os rascunhos esperam por ela.",
    },
    note: "Observação",
    noteHint: "A pessoa lê no e-mail.",
    submit: "Confirmar",
    done: "Pronto, com uma mensagem para {name:string|beforeStop}.",
    failed: "Não foi possível fazer isso agora. Tente de novo.",
  },
  failed: {
    create: "Falha ao criar a conta do expositor.",
    reset: "Falha ao enviar o e-mail de redefinição.",
  },
} satisfies BaseTranslation;

export default pt_partners;
