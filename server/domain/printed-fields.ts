/** Typed texts in the papers of an order, which may contain letters that cannot be printed. */
const PRINTED_FIELDS = [
  "institutionName",
  "legalId",
  "representative",
  "position",
  "email",
  "phone",
  "item",
  "orderNotes",
  "package",
  "event",
  "organiser",
  "paying",
  "payment",
  "clauses",
  "briefing",
] as const;
export type PrintedField = (typeof PRINTED_FIELDS)[number];
