/** Typed texts in a contract, which may contain letters that cannot be printed. */
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
] as const;
export type PrintedField = (typeof PRINTED_FIELDS)[number];
