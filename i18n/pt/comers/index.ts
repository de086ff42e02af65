import type { BaseTranslation } from "../../i18n-types";

/** Who is coming, on the public pages. */
const pt_comers = {
  title: "Quem já vem",
  lead: "Organizações com contrato assinado que concordaram em aparecer aqui.",
  more: "e mais {count:number}",
  afterEvent: { title: "Quem veio", lead: "Organizações que expuseram e concordaram em aparecer aqui." },
  none: {
    title: "Seja dos primeiros",
    before:
      "Esta lista ainda não tem nomes. O primeiro pode ser o da sua organização: o formulário abre em {opens:string}.",
    soon: "Esta lista ainda não tem nomes. O primeiro pode ser o da sua organização: o formulário abre em breve.",
    open: "Esta lista ainda não tem nomes. O primeiro pode ser o da sua organização: o formulário fica aberto até {closes:string}, no horário de {city:string}.",
  },
  toInterest: "Manifestar interesse",
} satisfies BaseTranslation;

export default pt_comers;
