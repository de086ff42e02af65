import { REQUIREMENTS } from "./requirements.ts";

/** AUTH-04 of the product, S05 or P17 of its quality. */
export const ID = /^(?:[A-Z][A-Z0-9]+-\d\d|[SF]\d\d|[PRG]\d\d?)$/;

const FAMILIES = new Set(REQUIREMENTS.filter(({ id }) => id.includes("-")).map(({ id }) => id.split("-")[0]));
/** Two digits, not the year of a record's reference: EOI-2025-00042 is no requirement. */
const ONE = `(?:(?:${[...FAMILIES].join("|")})-\\d\\d(?![\\d-])|[SF]\\d\\d|[PRG]\\d\\d?)\\b`;
const NAMED = new RegExp(`(?<![\\w-])(${ONE})(?:(?: to |\\.\\.)((?:[A-Z]\\w*-|[A-Z])?\\d\\d?)\\b)?`, "g");

/** The requirements a text names; "AUTH-24 to AUTH-26" and "FET-01 to 05" name all between as well. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, first = "", last]) => (last ? between(first, last) : [first]));
}

function between(first: string, last: string): string[] {
  const family = first.replace(/\d+$/, "");
  const width = first.length - family.length;
  const [from, to] = [first, last].map((id) => Number(/\d+$/.exec(id)?.[0]));
  if (from === undefined || to === undefined || to < from) return [first];
  return Array.from({ length: to - from + 1 }, (_, at) => family + String(from + at).padStart(width, "0"));
}
