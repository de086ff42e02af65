import type { NamespaceDuplicatesTranslation } from "../../i18n-types";

const en_duplicates = {
  title: "Perhaps the same organisation",
  copies: "Duplicates of this one",
  alike: {
    cnpj: "same CNPJ or legal ID",
    branch: "branch of the same CNPJ",
    email: "same email",
    looks: "emails that only look the same",
    site: "same website",
    name: "names alike",
  },
  compare: "Compare",
  compareWith: "Compare with {reference}, {institution}",
  received: "received {date}",
  settled: "Settled already ({count|number})",
  toldApart: "Not the same, says {name}, {date}",
  failed: "Possible duplicates could not be loaded.",
  side: {
    title: "Side by side",
    back: "Back to {reference}",
    text: "What is alike: {alike}. Nothing changes by itself: you decide.",
    nothing: "These two submissions share no CNPJ or legal ID, email, website or name.",
    field: "Field",
    only: "Only what differs",
    common: "alike",
    same: "Nothing differs",
    facts: "Status",
    orders: "Orders",
    accounts: "Accounts",
    received: "Received",
    open: "Open {reference}",
    tellApart: "Not the same organisation",
    reconsider: "Consider it again",
    doneApart: "Noted: not the same organisation",
    doneReconsider: "The two show as possible duplicates again",
    apart:
      "{name} noted on {date} that they are not the same organisation. It holds until something they have in common changes.",
    mark: "{reference} is the duplicate",
    markTitle: "Mark {reference} as a duplicate?",
    markText:
      "{reference} leaves the list and points to {original} as its original. Nothing is merged, and it can be restored.",
    marked: "{reference} now points to {original}",
    unmovable: "Neither of the two can be marked as a duplicate in its present status.",
  },
} satisfies NamespaceDuplicatesTranslation;

export default en_duplicates;
