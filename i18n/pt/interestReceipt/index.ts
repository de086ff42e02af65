import type { BaseTranslation } from "../../i18n-types";

/** After an expression of interest was sent. */
const pt_interestReceipt = {
  reference: "Número de referência",
  intro: "Vamos enviar um recibo para {email:string}. Guarde também este número e o link abaixo.",
  noMail:
    "No momento, este portal não envia e-mails. Guarde este número e o link abaixo: eles são o seu recibo.",
  copyReference: "Copiar o número",
  sentTitle: "O que você enviou",
  sentAt: "Enviada em",
  print: "Imprimir",
  nextTitle: "O que acontece agora",
  closes: "Prazo de envio: {date:string}",
  next: {
    screening: "A equipe faz a triagem inicial e pode escrever se faltar alguma informação.",
    review: "As propostas pré-selecionadas passam pela análise detalhada.",
    decision: "A decisão chega por e-mail, no idioma de contato escolhido.",
    opening: "Com a proposta aprovada e o contrato assinado, o estande abre com a {zone:string}.",
  },
  track: "Acompanhar a manifestação",
  copyLink: "Copiar o link",
  trackHint: "Guarde este link: quem o tem pode ver e corrigir o que foi enviado, e retirar a proposta.",
  another: "Enviar outra manifestação",
} satisfies BaseTranslation;

export default pt_interestReceipt;
