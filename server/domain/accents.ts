/**
 * Accents, joined to their letters or taken off. Normalising a long run of combining marks takes quadratic time, so
 * only this file calls `normalize`, after cutting each run to 30 marks (UAX 15, stream-safe text).
 */
const ENDLESS_RUN = /(\p{M}{30})\p{M}+/gu;

/** NFC. */
export function joinAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFC");
}

/** The letters alone: "Belém" as "Belem". */
export function withoutAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Without accents and case, so that "mexico" finds México. */
export function searchable(text: string): string {
  return withoutAccents(text).toLowerCase();
}
