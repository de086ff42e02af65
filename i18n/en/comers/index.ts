import type { NamespaceComersTranslation } from "../../i18n-types";

const en_comers = {
  title: "Who is coming",
  lead: "Organisations with a signed contract that agreed to be named here.",
  more: "and {count} more",
  afterEvent: { title: "Who came", lead: "Organisations that exhibited and agreed to be named here." },
  none: {
    title: "Be among the first",
    before:
      "There are no names on this list yet. The first can be that of your organisation: the form opens on {opens}.",
    soon: "There are no names on this list yet. The first can be that of your organisation: the form opens soon.",
    open: "There are no names on this list yet. The first can be that of your organisation: the form is open until {closes}, {city} time.",
  },
  toInterest: "Express your interest",
} satisfies NamespaceComersTranslation;

export default en_comers;
