import type { BaseTranslation } from "../../i18n-types";

/** The accounts of the team, for administrators. */
const pt_staff = {
  list: {
    title: "Contas da equipe",
    note: "{total:number|number} {{contas|conta|contas}}, {active:number|number} {{ativas|ativa|ativas}}",
    create: "Criar conta",
    search: "Nome, e-mail ou telefone",
    sorts: {
      name: { asc: "Nome, A a Z", desc: "Nome, Z a A" },
      created: { asc: "Criadas há mais tempo", desc: "Criadas há menos tempo" },
      lastSeen: { asc: "Último acesso mais antigo", desc: "Último acesso mais recente" },
    },
    filters: {
      statuses: {
        label: "Situação",
        is: { active: "Só ativas", disabled: "Só desativadas" },
      },
      roles: { label: "Função", all: "Todas" },
    },
    columns: {
      name: "Pessoa",
      role: "Função",
      status: "Situação",
      lastSeen: "Último acesso",
      created: "Desde",
    },
    open: "Abrir a conta de {name:string}",
    you: "você",
    decidesOnly: "decide, não avalia",
    neverSeen: "nunca entrou",
    notSeen: "sem acesso recente",
    empty: "Nenhuma conta ainda",
    emptyText: "As contas da equipe aparecem aqui.",
    filtered: "Nenhuma conta com esses filtros",
    filteredText: "Mude a busca ou os filtros para ver outras contas.",
  },
  status: { active: "Ativa", disabled: "Desativada" },
  temporary: {
    until: "Senha temporária até {date:string}",
    expired: "A senha temporária venceu",
  },
  forbidden: {
    title: "As contas da equipe são com os administradores",
    text: "Para abrir uma conta nova, mudar uma função ou desativar alguém, fale com um administrador do portal.",
  },
  fields: {
    name: "Nome",
    email: "E-mail",
    role: "Função",
    language: "Idioma das mensagens",
    decidesOnly: "Decide, não avalia",
    status: "Situação",
  },
  roleHint: {
    ADMIN: "Faz tudo o que a equipe faz e cuida de contas, preços e configurações",
    SUBMISSION_MANAGER: "Cuida de manifestações, pedidos e expositores",
    GRUPORG: "Avalia as manifestações, com os mesmos direitos da equipe",
  },
  create: {
    title: "Criar uma conta da equipe",
    text: "A pessoa recebe por e-mail uma senha temporária que vale por 7 dias. A conta já nasce ativa.",
    submit: "Criar e enviar a senha",
    submitting: "Criando a conta...",
    done: "Conta criada, com a senha temporária em uma mensagem para {email:string}.",
    failed: "Não foi possível criar a conta. Tente novamente.",
  },
  alike: {
    title: "Este endereço está certo?",
    mixed:
      "{email:string} mistura letras parecidas de alfabetos diferentes, como fazem os endereços criados para enganar.",
    account: "{email:string} se confunde com um endereço como {other:string}, de {name:string}, mas é outro.",
    confirm: "O endereço está certo",
  },
  edit: {
    title: "Conta de {name:string}",
    hint: "Um novo e-mail ou uma nova função encerra as sessões da conta e avisa a pessoa por e-mail.",
    ownHint: "Esta é a sua conta: ao mudar o e-mail ou a função, você precisará entrar de novo.",
    save: "Salvar",
    done: "As alterações foram salvas.",
    failed: "Não foi possível salvar a conta. Tente novamente.",
    decidesOnly:
      "Vê todas as notas e a classificação, não dá notas e não recebe avaliações. Se isto for desfeito depois, as manifestações que já tiverem notas não recebem as desta pessoa.",
    lastAdmin: "É o único administrador ativo: a função só muda quando houver outro.",
  },
  access: {
    title: "Acesso",
    language: "Idioma das mensagens: {language:string}",
    own: "Outro administrador pode desativar a sua conta; a sua senha você muda no perfil.",
    disabled:
      "A conta está desativada e não entra no portal. Ao reativar, valem a função e a senha que ela tinha.",
    reset: "Enviar nova senha",
    disable: "Desativar conta",
    enable: "Reativar conta",
  },
  ask: {
    reset: {
      title: "Enviar uma nova senha temporária?",
      text: "{name:string} recebe em {email:string} uma senha que vale por 7 dias. A senha atual deixa de valer e as sessões são encerradas.",
      done: "Nova senha temporária em uma mensagem para {email:string}.",
    },
    disable: {
      title: "Desativar a conta?",
      text: "{name:string} sai do portal na mesma hora e não consegue mais entrar. As avaliações atribuídas a essa pessoa e não concluídas ficam sem avaliador. O que ela fez continua no histórico, e a conta pode ser reativada.",
      done: "A conta de {name:string} foi desativada.",
    },
    enable: {
      title: "Reativar a conta?",
      text: "{name:string} volta a entrar no portal com a função e a senha que tinha.",
      done: "A conta de {name:string} está ativa de novo.",
    },
    failed: "Isso não pôde ser feito agora. Tente novamente.",
  },
} satisfies BaseTranslation;

export default pt_staff;
