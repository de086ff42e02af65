import type { BaseTranslation } from "../../i18n-types";

/** O que o portal escreveu a um expositor. */
const pt_ownMails = {
  title: "Mensagens",
  note: "O que enviamos a {email:string}. Senhas e códigos não aparecem aqui.",
  empty: "Ainda não enviamos nada a este endereço",
  emptyText: "Tudo o que o portal escrever a você fica guardado aqui.",
  failed: "Suas mensagens não puderam ser carregadas.",
  failedText: "Esta mensagem não pôde ser carregada.",
  frame: "Mensagem: {subject:string}",
  html: "Como chegou",
  text: "Só o texto",
  dropped: "O texto desta mensagem foi apagado em {date:string}, ao fim do prazo em que o guardamos.",
} satisfies BaseTranslation;

export default pt_ownMails;
