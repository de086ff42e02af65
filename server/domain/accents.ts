/**
 * Accents, joined to their letters or taken off them. Normalising sorts each run of combining marks in time that grows
 * with the square of its length, so nobody calls `normalize` but this file: what a run carries beyond 30 marks, more
 * than any script stacks on a letter (UAX 15, stream-safe text), is dropped first.
 */
const ENDLESS_RUN = /(\p{M}{30})\p{M}+/gu;

/** Each letter and its accents as one character where Unicode has one (NFC). */
export function joinAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFC");
}

/** The letters alone: "Belém" as "Belem". */
export function withoutAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFD").replace(/\p{M}/gu, "");
}

/** As a search compares it: without accents and case, so that "mexico" finds México. */
export function searchable(text: string): string {
  return withoutAccents(text).toLowerCase();
}
