import type { BaseTranslation } from "../../i18n-types";

/** Registering a partner for an approved submission. */
const pt_partners = {
  title: "Registro do parceiro",
  back: "Voltar à manifestação",
  emailStep: {
    label: "E-mail do representante",
    hint: "É por ele que a pessoa entra e recebe as mensagens. Corrija antes de continuar, se preciso.",
    check: "Verificar este e-mail",
    checkFirst: "O e-mail mudou. Verifique-o para continuar.",
  },
  checking: "Verificando se já existe uma conta",
  refused: "Ainda não é possível registrar",
  ready: {
    title: "Ainda não há conta para {email:string}",
    text: "Ao enviar, criamos a conta e mandamos uma senha temporária, válida por 7 dias. No primeiro acesso a pessoa escolhe a própria senha.",
    name: "Nome",
    language: "Idioma das mensagens",
    send: "Enviar credenciais",
    sending: "Enviando...",
    sent: "Credenciais enviadas para {email:string}",
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
    team: "Esta conta é de alguém da equipe. Use outro e-mail para o parceiro.",
    disabledHint: "A conta está desativada e continua fechada.",
    link: "Dar acesso a esta manifestação",
    linking: "Liberando...",
    linked: "{name:string} agora vê esta manifestação",
    reset: "Redefinir credenciais",
    resetting: "Enviando...",
    wasReset: "Nova senha temporária enviada para {email:string}",
    confirm: {
      title: "Redefinir as credenciais de {name:string}?",
      text: "A senha atual deixa de funcionar e as sessões abertas terminam. Uma nova senha temporária, válida por 7 dias, segue por e-mail.",
    },
  },
  failed: {
    create: "Falha ao criar parceiro.",
    reset: "Falha ao enviar o e-mail de redefinição.",
  },
} satisfies BaseTranslation;

export default pt_partners;
