import { countryName } from "#domain/countries.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import type { Locale } from "#domain/locales.ts";
import { sayCategory } from "#i18n/category-word.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { type FilterWords, filterWords } from "#src/kit/list/filter-words.ts";

/** What lists of orders can be filtered by (ORD-05). */
export function orderFilters(
  LL: TranslationFunctions,
  locale: Locale,
): FilterWords<(typeof orderList)["filters"]> {
  return filterWords({ LL, locale }, orderList.filters, LL.desk.list.filters, {
    statuses: LL.statuses.order,
    kinds: (kind) => LL.orders.type[kind].name(),
    packages: LL.statuses.ordered.package,
    categories: (category) => sayCategory(LL.orders.category, category),
    countries: (country) => countryName(country, locale),
  });
}
