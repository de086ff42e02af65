import type { Locale } from "#domain/locales.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { sayCategory } from "./category-word.ts";
import { MONTHS } from "./day.ts";
import { formatNumber } from "./formatters.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "reports" | "statuses" | "eoi" | "orders">;
type Said = { LL: Words; locale: Locale; nameCountry: (code: string, locale: Locale) => string };
type Names = Readonly<Record<string, (() => string) | undefined>>;

/** What a row of a report is about, on the screen and in its file. */
export function sayReportRow({ LL, locale, nameCountry }: Said, table: ReportTable, key: string): string {
  if (key === "total") return LL.reports.rows.total();
  const known = (names: Names) => names[key]?.() ?? key;
  switch (table) {
    case "submissionsByStatus":
      return known({ ...LL.statuses.submission });
    case "ordersByStatus":
      return known({ ...LL.statuses.order });
    case "submissionsByMonth":
    case "ordersByMonth":
    case "moneyByMonth":
      return sayMonth(locale, key);
    case "submissionsByCountry":
      return nameCountry(key, locale);
    case "submissionsByType":
      return known({ ...LL.eoi.options.institutionType });
    case "submissionsByStand":
      return known({ ...LL.eoi.options.standType });
    case "submissionsBySize":
      return saySize(LL, locale, key);
    case "moneyByPart":
      return known({ ...LL.reports.columns });
    case "moneyByKind":
      return sayKind(LL, key);
    case "moneyByPackage":
      return known({ ...LL.statuses.ordered.package });
    case "moneyByCategory":
      return sayGoods(LL, key);
  }
}

/** en: September 2025; pt: setembro de 2025. */
function sayMonth(locale: Locale, key: string): string {
  const [year = "", month] = key.split("-");
  const name = MONTHS[locale].long[Number(month) - 1] ?? "";
  return locale === "pt" ? `${name} de ${year}` : `${name} ${year}`;
}

function saySize({ reports: { rows } }: Words, locale: Locale, key: string): string {
  const [from, to] = key.split("-").map((end) => end && formatNumber(locale, Number(end)));
  if (!from) return rows.sizeTo({ to: to ?? "" });
  return to ? rows.size({ from, to }) : rows.sizeFrom({ from });
}

function sayKind({ orders: { type } }: Words, key: string): string {
  const names: Readonly<Record<string, { name: () => string } | undefined>> = {
    SIMPLE: type.SIMPLE,
    CUSTOM_SERVICES: type.CUSTOM_SERVICES,
    STAND: type.STAND,
    STANDARD: type.STANDARD,
    CUSTOM: type.CUSTOM,
  };
  return names[key]?.name() ?? key;
}

function sayGoods(LL: Words, key: string): string {
  if (key === "custom-services") return LL.reports.rows.customServices();
  if (key === "proposals") return LL.reports.rows.proposals();
  return sayCategory(LL.orders.category, key);
}
