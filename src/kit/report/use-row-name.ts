import { countryName } from "#domain/countries.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { sayReportRow } from "#i18n/report-row.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Needs the words reports, eoi and orders. */
export function useRowName(table: ReportTable): (key: string) => string {
  const { LL, locale } = useWords();
  return (key) => sayReportRow({ LL, locale, nameCountry: countryName }, table, key);
}
