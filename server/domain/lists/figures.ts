import { plainFigures } from "../accents.ts";

/** Before an identifier, so that the figures of a reference do not find every phone that begins with them. */
const MARK = "id";

/** Fewest characters to search by; a shorter number could be anything. */
const FEWEST = 6;

/** Numbers of last digits that a phone is dialled by: without and with area and country. */
const DIALLED = [7, 8, 9, 10, 11];

/** "11.222.333/0001-81" -> "11222333000181": letters and figures alone. */
function bare(text: string): string {
  return plainFigures(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** What a legal ID is found by, with its letters and without. */
export function idWords(legalId: string): string[] {
  return [bare(legalId), plainFigures(legalId).replace(/\D/g, "")].map((word) => MARK + word);
}

/** What a phone is found by; an extension is no part of it. */
export function phoneWords(phone: string): string[] {
  const figures = (plainFigures(phone).split(/\p{L}/u)[0] ?? "").replace(/\D/g, "");
  // 00 is dialled for the plus of a country.
  return [figures, figures.replace(/^00/, ""), ...DIALLED.map((count) => figures.slice(-count))].map(
    (word) => MARK + word,
  );
}

/** What is typed, read as such an identifier, however its figures are set apart; undefined for what is too short for one. */
export function identifierIn(typed: string): string | undefined {
  const word = bare(typed);
  return word.length >= FEWEST && /\d{3}/.test(word) ? MARK + word : undefined;
}
