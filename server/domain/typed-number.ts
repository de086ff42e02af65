import { plainFigures } from "./accents.ts";
import type { Locale } from "./locales.ts";

/** A figure in a form: null for nothing, the text as typed where it is no number. */
export type Figure = number | string | null;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * In the notation of the language or the plain one: 1.450,50, 1,450.50, 1450,50 and US$ 450. Null for nothing,
 * undefined for no number. "1.450" is 1450 in Portuguese, 1.45 in English; "5.000" and "5,000" are five thousand in
 * both, since nobody writes three zeros behind a five.
 */
export function readNumber(typed: string, locale: Locale): number | null | undefined {
  const plain = plainNumber(typed, locale);
  if (typeof plain !== "string") return plain;
  return Number(plain) * (/^-?[1-9]\d{0,2}\.000$/.test(plain) ? 1_000 : 1);
}

/** More than two decimals are taken for a mistyped group and refused. */
export function readAmount(typed: string, locale: Locale): number | null | undefined {
  const plain = plainNumber(typed, locale);
  return plain && /\.\d{3}/.test(plain) ? undefined : readNumber(typed, locale);
}

function plainNumber(typed: string, locale: Locale): string | null | undefined {
  const written = plainFigures(typed).replace(/US\$|USD|\$|\s/gi, "");
  if (written === "") return null;
  const plain = withoutGroups(written, decimalSign(written, locale));
  return plain !== undefined && NUMBER.test(plain) ? plain : undefined;
}

/** A number without groups, in the notation of the language. */
export function writeNumber(value: number, locale: Locale, decimals?: number): string {
  const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
  return locale === "pt" ? plain.replace(".", ",") : plain;
}

/** The decimal sign: of two different signs the last; a repeated sign separates thousands. */
function decimalSign(written: string, locale: Locale): "." | "," {
  const signs: string[] = written.match(/[.,]/g) ?? [];
  const last = signs.at(-1) === "," ? "," : ".";
  const other = last === "," ? "." : ",";
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  const own = locale === "pt" ? "," : ".";
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(written) ? own : last;
}

/** The digits without groups; undefined when the groups are not thousands. */
function withoutGroups(written: string, decimal: "." | ","): string | undefined {
  const [whole = "", ...decimals] = written.split(decimal);
  const groups = whole.split(decimal === "," ? "." : ",");
  const areThousands = groups.every((group, at) => (at === 0 ? /^-?\d{1,3}$/ : /^\d{3}$/).test(group));
  if (decimals.length > 1 || (groups.length > 1 && !areThousands)) return undefined;
  return [groups.join(""), ...decimals].join(".");
}
