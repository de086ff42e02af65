import type { BaseTranslation } from "../../i18n-types";

/** What only the brochures say (PUB-02, PUB-03); the rest of their words are those of the public pages. */
const pt_brochure = {
  file: {
    title: "{zone:string}, {event:string}: folheto para expositores",
    subject: "Oportunidades de exposição e parceria na {zone:string}, em {city:string}, {region:string}",
  },
  kind: "Folheto para expositores",
  waiting: {
    title: "O folheto está sendo preparado",
    hint: "Ele abre aqui sozinho assim que ficar pronto. Você pode continuar no site enquanto isso.",
    on: "Continuar no site",
  },
  running: "{zone:string}, {event:string}",
  example: "{area:string}: {price:string}",
  inCatalogue: "No catálogo do portal",
  contact: {
    title: "O que a sua organização quer mostrar?",
    window:
      "Manifestações de interesse são feitas no portal, de {from:string} a {to:string}, no horário de {city:string}.",
    current: "O que está aqui pode mudar. O folheto em vigor está sempre no portal.",
    portal: "Portal do expositor",
    site: "Site oficial do evento",
    organiser: "Organização: {organiser:string}",
  },
} satisfies BaseTranslation;

export default pt_brochure;
