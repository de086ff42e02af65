import { type Vocabulary, vocabularyOf } from "#domain/imports/read-cell.ts";
import en_orders from "#i18n/en/orders/index.ts";
import en_statuses from "#i18n/en/statuses/index.ts";
import pt_orders from "#i18n/pt/orders/index.ts";
import pt_statuses from "#i18n/pt/statuses/index.ts";

/** What categories, units and statuses are called, in both languages. */
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
