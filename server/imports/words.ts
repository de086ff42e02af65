import { i18nObject } from "typesafe-i18n";
import { type Vocabulary, vocabularyOf } from "#domain/imports/read-cell.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import en_obstacles from "#i18n/en/obstacles/index.ts";
import en_imports from "#i18n/en/imports/index.ts";
import en_orders from "#i18n/en/orders/index.ts";
import en_statuses from "#i18n/en/statuses/index.ts";
import en_validation from "#i18n/en/validation/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_obstacles from "#i18n/pt/obstacles/index.ts";
import pt_imports from "#i18n/pt/imports/index.ts";
import pt_orders from "#i18n/pt/orders/index.ts";
import pt_statuses from "#i18n/pt/statuses/index.ts";
import pt_validation from "#i18n/pt/validation/index.ts";
import { sayRowProblem } from "#i18n/row-problem.ts";

/** In both languages. */
export const VOCABULARY: Vocabulary = {
  category: inWords(pt_orders.category, en_orders.category),
  unitMetric: inWords(pt_orders.unit, en_orders.unit),
  status: inWords(pt_statuses.item, en_statuses.item),
};

function inWords(...languages: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, string> {
  return vocabularyOf(
    languages.flatMap((words) => Object.entries(words).map(([value, said]) => [said, value] as const)),
  );
}

const TEXTS = {
  pt: { imports: pt_imports, obstacles: pt_obstacles, validation: pt_validation, statuses: pt_statuses },
  en: { imports: en_imports, obstacles: en_obstacles, validation: en_validation, statuses: en_statuses },
};

type Words = Pick<TranslationFunctions, keyof (typeof TEXTS)["pt"]>;

const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<Locale, Words>;

function wordsOf(locale: Locale): Words {
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    TEXTS[locale] as unknown as Translations,
    initFormatters(locale),
  );
}

/** For files given back. */
export function fileWords(locale: Locale) {
  const { imports } = WORDS[locale];
  return {
    template: imports.templateName(),
    refused: imports.refusedName(),
    reasons: imports.reasons(),
    say: (problems: readonly RowProblem[]) =>
      problems.map((problem) => asSentence(sayRowProblem(WORDS[locale], problem))).join(" "),
  };
}

/** With a full stop, so that another may follow. */
function asSentence(said: string): string {
  return said.endsWith(".") ? said : `${said}.`;
}
