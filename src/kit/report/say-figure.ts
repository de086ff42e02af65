import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { REPORT_COLUMNS, type ReportColumn } from "#domain/reports/tables.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";

/** A figure in words: amounts carry their currency. */
export function sayFigure(locale: Locale, column: ReportColumn, value: number): string {
  return REPORT_COLUMNS[column] === "money"
    ? formatUsd(locale, centsFromUsd(value))
    : formatNumber(locale, value);
}

/** A figure under a heading that names the currency. */
export function bareFigure(locale: Locale, column: ReportColumn, value: number): string {
  return sayFigure(locale, column, value).replace(/^\D+\u00A0/, "");
}
