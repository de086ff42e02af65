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
  password: {
    title: "Alterar senha",
    note: "Ao salvar, seus outros acessos são encerrados. Este continua aberto.",
    currentPassword: "Senha atual",
    newPassword: "Nova senha",
    confirmPassword: "Repita a nova senha",
    submit: "Alterar senha",
    submitting: "Salvando...",
    changed: "Senha alterada",
  },
  sessions: {
    title: "Acessos abertos",
    note: "Onde sua conta está aberta agora. Não reconhece algum? Encerre-o e altere sua senha.",
    here: "este acesso",
    since: "Desde",
    lastSeen: "Última atividade",
    end: "Encerrar",
    endNamed: "Encerrar o acesso: {device:string}, desde {since:string}",
    ended: "Acesso encerrado",
    endOthers: "Encerrar todos os outros",
    othersEnded: "Os outros acessos foram encerrados",
    onlyHere: "Sua conta está aberta apenas aqui.",
    device: "{browser:string} no {system:string}",
    unknownDevice: "Aparelho não identificado",
  },
} satisfies BaseTranslation;

export default pt_profile;
