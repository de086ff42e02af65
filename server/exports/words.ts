import { countryName } from "#domain/countries.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { sayReportRow } from "#i18n/report-row.ts";
import { i18nObject } from "typesafe-i18n";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { Happening } from "#domain/history.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { sayDeed } from "#i18n/deed-word.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { type Ordered, sayStand } from "#i18n/stand-name.ts";
import en from "#i18n/en/index.ts";
import en_catalogue from "#i18n/en/catalogue/index.ts";
import en_desk from "#i18n/en/desk/index.ts";
import en_submissions from "#i18n/en/submissions/index.ts";
import en_decisions from "#i18n/en/decisions/index.ts";
import en_eoi from "#i18n/en/eoi/index.ts";
import en_evaluations from "#i18n/en/evaluations/index.ts";
import en_exports from "#i18n/en/exports/index.ts";
import en_marking from "#i18n/en/marking/index.ts";
import en_orders from "#i18n/en/orders/index.ts";
import en_partners from "#i18n/en/partners/index.ts";
import en_ranking from "#i18n/en/ranking/index.ts";
import en_reports from "#i18n/en/reports/index.ts";
import en_requestList from "#i18n/en/requestList/index.ts";
import en_mails from "#i18n/en/mails/index.ts";
import en_customServices from "#i18n/en/customServices/index.ts";
import en_extras from "#i18n/en/extras/index.ts";
import en_history from "#i18n/en/history/index.ts";
import en_historyList from "#i18n/en/historyList/index.ts";
import en_staff from "#i18n/en/staff/index.ts";
import en_statuses from "#i18n/en/statuses/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt from "#i18n/pt/index.ts";
import pt_catalogue from "#i18n/pt/catalogue/index.ts";
import pt_desk from "#i18n/pt/desk/index.ts";
import pt_submissions from "#i18n/pt/submissions/index.ts";
import pt_decisions from "#i18n/pt/decisions/index.ts";
import pt_eoi from "#i18n/pt/eoi/index.ts";
import pt_evaluations from "#i18n/pt/evaluations/index.ts";
import pt_exports from "#i18n/pt/exports/index.ts";
import pt_marking from "#i18n/pt/marking/index.ts";
import pt_orders from "#i18n/pt/orders/index.ts";
import pt_partners from "#i18n/pt/partners/index.ts";
import pt_ranking from "#i18n/pt/ranking/index.ts";
import pt_reports from "#i18n/pt/reports/index.ts";
import pt_requestList from "#i18n/pt/requestList/index.ts";
import pt_mails from "#i18n/pt/mails/index.ts";
import pt_customServices from "#i18n/pt/customServices/index.ts";
import pt_extras from "#i18n/pt/extras/index.ts";
import pt_history from "#i18n/pt/history/index.ts";
import pt_historyList from "#i18n/pt/historyList/index.ts";
import pt_staff from "#i18n/pt/staff/index.ts";
import pt_statuses from "#i18n/pt/statuses/index.ts";

/** A file speaks with the words of the screens: its values are called what the list calls them. */
const TEXTS = {
  pt: {
    nav: pt.nav,
    role: pt.role,
    exports: pt_exports,
    statuses: pt_statuses,
    eoi: pt_eoi,
    staff: pt_staff,
    historyList: pt_historyList,
    history: pt_history,
    extras: pt_extras,
    customServices: pt_customServices,
    mails: pt_mails,
    requestList: pt_requestList,
    partners: pt_partners,
    evaluations: pt_evaluations,
    marking: pt_marking,
    ranking: pt_ranking,
    reports: pt_reports,
    orders: pt_orders,
    decisions: pt_decisions,
    catalogue: pt_catalogue,
    desk: pt_desk,
    submissions: pt_submissions,
  },
  en: {
    nav: en.nav,
    role: en.role,
    exports: en_exports,
    statuses: en_statuses,
    eoi: en_eoi,
    staff: en_staff,
    historyList: en_historyList,
    history: en_history,
    extras: en_extras,
    customServices: en_customServices,
    mails: en_mails,
    requestList: en_requestList,
    partners: en_partners,
    evaluations: en_evaluations,
    marking: en_marking,
    ranking: en_ranking,
    reports: en_reports,
    orders: en_orders,
    decisions: en_decisions,
    catalogue: en_catalogue,
    desk: en_desk,
    submissions: en_submissions,
  },
};

type Words = Pick<TranslationFunctions, keyof (typeof TEXTS)["pt"]>;
/** The reader's words and language, and what is said by more than a word. */
export type Said = ReturnType<typeof saidIn>;
export type Heading = keyof TranslationFunctions["exports"]["columns"];

export const SAID = Object.fromEntries(LOCALES.map((locale) => [locale, saidIn(locale)])) as Record<
  Locale,
  Said
>;

function saidIn(locale: Locale) {
  const LL = wordsOf(locale);
  return {
    LL,
    locale,
    sayStand: (order: Ordered) => sayStand(LL.statuses.ordered, locale, order),
    sayKind: (kind: HistoryRecord) => sayKind(LL, kind),
    sayDeed: (happening: Happening) => sayDeed(LL, happening),
    sayReportRow: (table: ReportTable, key: string) =>
      sayReportRow({ LL, locale, nameCountry: countryName }, table, key),
  };
}

function wordsOf(locale: Locale): Words {
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    TEXTS[locale] as unknown as Translations,
    initFormatters(locale),
  );
}
