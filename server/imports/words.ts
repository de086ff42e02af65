import { type Vocabulary, vocabularyOf } from "#domain/imports/read-cell.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import type { Locale } from "#domain/locales.ts";
import en_orders from "#i18n/en/orders/index.ts";
import en_statuses from "#i18n/en/statuses/index.ts";
import pt_orders from "#i18n/pt/orders/index.ts";
import pt_statuses from "#i18n/pt/statuses/index.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { sayRowProblem } from "#i18n/row-problem.ts";

/** In both languages. */
export const VOCABULARY: Vocabulary = {
  category: inWords(pt_orders.category, en_orders.category),
  unitMetric: inWords(pt_orders.unit, en_orders.unit),
  unitPeriod: inWords(pt_orders.unitPeriod, en_orders.unitPeriod),
  status: inWords(pt_statuses.item, en_statuses.item),
};

function inWords(...languages: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, string> {
  return vocabularyOf(
    languages.flatMap((words) => Object.entries(words).map(([value, said]) => [said, value] as const)),
  );
}

/** For files given back. */
export function fileWords(locale: Locale) {
  const { imports } = SERVER_WORDS[locale];
  return {
    template: imports.templateName(),
    refused: imports.refusedName(),
    reasons: imports.reasons(),
    say: (problems: readonly RowProblem[]) =>
      problems.map((problem) => asSentence(sayRowProblem(SERVER_WORDS[locale], problem))).join(" "),
  };
}

/** With a full stop, so that another may follow. */
function asSentence(said: string): string {
  return said.endsWith(".") ? said : `${said}.`;
}
