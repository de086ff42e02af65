import { COUNTRY_NAMES } from "./country-names.ts";
import type { Locale } from "./locales.ts";

type Row = Record<Locale, string> & {
  /** ISO 3166-1 codes: alpha-2 and alpha-3. */
  codes: readonly [string, string];
  /** Common, former and short names in either language. */
  others: readonly string[];
};

const ROWS: ReadonlyMap<string, Row> = new Map(COUNTRY_NAMES.trim().split("\n").map(readRow));

export const COUNTRIES: readonly string[] = [...ROWS.keys()];

export type Country = { code: string; name: string };

function readRow(line: string): [string, Row] {
  const [code, long] = [line.slice(0, 2), line.slice(3, 6)];
  const [en = "", pt = "", others = ""] = line.slice(7).split("|");
  const row = { codes: [code, long] as const, en, pt: pt || en, others: others ? others.split(/, ?/) : [] };
  return [code, row];
}

export function isCountry(code: unknown): code is string {
  return typeof code === "string" && ROWS.has(code);
}

/** "BR" -> Brasil, Brazil; an unknown code comes back as it is. */
export function countryName(code: string, locale: Locale): string {
  return ROWS.get(code)?.[locale] ?? code;
}

/** Sorted by name in the reader's language (EOI-33). */
export function listCountries(locale: Locale): Country[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ code, name: countryName(code, locale) })).toSorted((a, b) =>
    compare(a.name, b.name),
  );
}

/** By what else it is found: its names in either language (`also`) and its codes; nothing for what is no country. */
export function otherNames(code: string): { also: readonly string[]; codes: readonly string[] } | undefined {
  const row = ROWS.get(code);
  return row && { also: [row.pt, row.en, ...row.others], codes: row.codes };
}
