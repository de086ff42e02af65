import type { BaseTranslation } from "../../i18n-types";

/** The own account: what it is, its password, and where it is signed in. */
const pt_profile = {
  title: "Configurações do perfil",
  account: {
    title: "Dados da conta",
    name: "Nome",
    email: "E-mail",
    role: "Função",
    status: "Situação da conta",
    firstLogin: "primeiro acesso pendente",
    active: "ativa",
  },
  details: {
    title: "Seus dados",
    note: "O nome que os outros veem e o idioma em que escrevemos para você.",
    phone: "Telefone",
    language: "Idioma dos e-mails",
    hearsOfAll: "Escrever para mim também sobre os pedidos dos meus colegas",
    hearsOfAllHint:
      "Quem é responsável pelo acesso da organização fica sabendo de todos de qualquer forma; os demais, dos pedidos que enviaram ou em que fizeram algo.",
    hears: "Mensagens sobre pedidos",
    hearsAll: "Sobre todos os pedidos da organização",
    hearsOwn: "Sobre os pedidos que me dizem respeito",
    change: "Alterar os dados",
    save: "Salvar os dados",
    saving: "Salvando...",
    saved: "Dados salvos",
  },
  newEmail: {
    title: "Mudar o e-mail",
    note: "O novo endereço passa a valer quando o link enviado a ele for aberto. O antigo recebe um aviso.",
    email: "Novo e-mail",
    send: "Enviar o link",
    sending: "Enviando...",
    same: "Este já é o seu e-mail.",
    asked: "Abra o link que estamos enviando para {email:string}. Até lá, vale o endereço antigo.",
    noMail:
      "Este portal não envia e-mails no momento, e o link para {email:string} não vai chegar. Fale com a equipe.",
    until: "O link vale até",
    cancel: "Manter o endereço antigo",
    confirmTitle: "Confirme o seu novo e-mail",
    confirmNote:
      "A partir daí, é com este endereço que você entra. As outras sessões da sua conta são encerradas.",
    confirm: "Confirmar este endereço",
    confirmedTitle: "E-mail confirmado",
    confirmed: "Pronto. A partir de agora, você entra com {email:string}.",
  },
  password: {
    title: "Alterar senha",
    note: "Ao salvar, as outras sessões são encerradas. Esta continua aberta.",
    currentPassword: "Senha atual",
    newPassword: "Nova senha",
    confirmPassword: "Repita a nova senha",
    submit: "Alterar senha",
    submitting: "Salvando...",
    changed: "Senha alterada",
  },
  sessions: {
    title: "Sessões",
    note: "Onde sua conta está aberta agora. Não reconhece alguma? Encerre-a e altere sua senha.",
    here: "esta sessão",
    since: "Desde",
    lastSeen: "Última atividade",
    end: "Encerrar",
    endNamed: "Encerrar a sessão: {device:string}, desde {since:string}",
    ended: "Sessão encerrada",
    endOthers: "Encerrar todas as outras",
    othersEnded: "As outras sessões foram encerradas",
    onlyHere: "Sua conta está aberta apenas aqui.",
    device: "{browser:string} no {system:string}",
    unknownDevice: "Aparelho não identificado",
  },
} satisfies BaseTranslation;

export default pt_profile;
