import { BYTE_ORDER_MARK, csvLine } from "#domain/exports/csv.ts";
import type { Cell } from "#domain/exports/cell.ts";
import { IMPORT_COLUMNS } from "#domain/imports/columns.ts";
import type { Locale } from "#domain/locales.ts";
import { fileWords } from "./words.ts";

/** A draft, in case it is left in. */
const EXAMPLE: readonly Cell[] = [
  text(""),
  text("Poltrona de palha"),
  text("Straw armchair"),
  text("Feita à mão em Belém"),
  text("Handmade in Belém"),
  text("furniture"),
  text(""),
  text("unit"),
  text(""),
  text(""),
  text(""),
  text("once"),
  { kind: "money", value: 145_000 },
  text("DRAFT"),
];

/** CAT-10 */
export function writeTemplate(locale: Locale): { name: string; text: string } {
  const headings = csvLine(IMPORT_COLUMNS.map(text), locale);
  return { name: fileWords(locale).template, text: BYTE_ORDER_MARK + headings + csvLine(EXAMPLE, locale) };
}

function text(value: string): Cell {
  return { kind: "text", value };
}
