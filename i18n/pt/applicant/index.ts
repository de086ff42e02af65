import type { BaseTranslation } from "../../i18n-types";

/** What an applicant reads beside the form: the copy of what was sent, its correction, the lost link, going on later. */
const pt_applicant = {
  copy: {
    title: "O que você enviou",
    pdf: "Baixar em PDF",
    print: "Imprimir",
    pdfFailed: "Não foi possível fazer o PDF. Tente de novo ou imprima a página.",
    notGiven: "Sem resposta: {names:string|beforeStop}.",
    failed: "Não foi possível carregar o que foi enviado.",
  },
  paper: {
    sent: "Enviada em {date:string} ({zone:string}).",
    corrected: "Corrigida em {date:string}.",
    missingLetters: "Letras que este papel não consegue imprimir aparecem como {sign:string}.",
  },
  correct: {
    open: "Corrigir",
    hint: "Enquanto a análise não começar, você pode corrigir o que enviou. A equipe vê o que mudou.",
    closed:
      "A análise começou, e o que foi enviado já não pode ser corrigido aqui. Para uma mudança, escreva para a equipe.",
    title: "Corrigir a manifestação",
    save: "Salvar a correção",
    saving: "Salvando...",
    saved: "Correção salva. Enviamos um aviso por e-mail.",
    savedQuietly: "Correção salva.",
    unchanged: "Faça alguma mudança antes de salvar.",
  },
  coming: {
    title: "O que vem a seguir",
    screening: "Triagem inicial",
    review: "Análise detalhada",
    decision: "Decisão, por e-mail",
    contract: "Assinatura do contrato",
    opening: "Abertura do evento",
    left: "{{days:faltam|falta|faltam}} {days:number} {{dias|dia|dias}}",
    closes: "O prazo de envio vai até {date:string}",
  },
  lost: {
    title: "Perdeu o link?",
    text: "Informe a referência e o e-mail de quem representa a organização. Se os dois combinarem, o link chega por e-mail em alguns minutos.",
    reference: "Referência",
    email: "E-mail",
    send: "Enviar o link",
    sending: "Enviando...",
    noMail: "Este portal não envia e-mails no momento. Escreva para {email:string} e informe a referência.",
    asked:
      "Se a referência e o e-mail combinarem, o link chega em alguns minutos. Veja também a caixa de spam.",
  },
} satisfies BaseTranslation;

export default pt_applicant;
