import type { Locale } from "../locales.ts";
import { type Cell, safeText } from "./cell.ts";

/** Without this mark spreadsheets misread accents. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** CSV by language: where the comma separates decimals, the semicolon separates cells. */
const STYLES: Record<Locale, { separator: string; fraction: string }> = {
  pt: { separator: ";", fraction: "," },
  en: { separator: ",", fraction: "." },
};

const LINE_END = "\r\n";

export function csvLine(cells: readonly Cell[], locale: Locale): string {
  const { separator } = STYLES[locale];
  return cells.map((cell) => quoted(csvCell(cell, locale), separator)).join(separator) + LINE_END;
}

function csvCell({ kind, value }: Cell, locale: Locale): string {
  if (value === null) return "";
  switch (kind) {
    case "text":
      return safeText(String(value));
    case "money":
      return withFraction((Number(value) / 100).toFixed(2), locale);
    case "number":
      return withFraction(String(value), locale);
    case "day":
      return writeDay(String(value), locale);
    case "instant":
      return `${writeDay(String(value).slice(0, 10), locale)} ${String(value).slice(11, 16)}`;
  }
}

function withFraction(figure: string, locale: Locale): string {
  return figure.replace(".", STYLES[locale].fraction);
}

function writeDay(day: string, locale: Locale): string {
  return locale === "pt" ? day.split("-").toReversed().join("/") : day;
}

export function quoted(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
