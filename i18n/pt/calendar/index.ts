import type { BaseTranslation } from "../../i18n-types";

/** The exhibitor's calendar file. */
const pt_calendar = {
  name: "{event:string}, {zone:string}",
  summit: "{event:string}: cúpula de líderes",
  conference: "{event:string}: {zone:string} aberta",
  build: "Montagem: {text:string}",
  strike: "Desmontagem: {text:string}",
  request: "Responder: {title:string} (pedido {reference:string})",
} satisfies BaseTranslation;

export default pt_calendar;
