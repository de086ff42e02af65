import { countryName } from "#domain/countries.ts";
import type { orderList } from "#domain/orders/reading/list.ts";
import type { Locale } from "#domain/locales.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { formatDate } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { FilterWords } from "#src/kit/list/filter-words.ts";
import { saySpan } from "#src/kit/list/say-span.ts";

/** What lists of orders can be filtered by (ORD-05). */
export function orderFilters(
  LL: TranslationFunctions,
  locale: Locale,
): FilterWords<(typeof orderList)["filters"]> {
  const words = LL.desk.list;
  // A day is the same one on every clock at noon.
  const sayDay = (day: string) => formatDate(locale, `${day}T12:00:00Z`);
  return {
    statuses: { label: words.status(), all: words.all(), say: (status) => LL.statuses.order[status]() },
    waits: { as: "menu", label: words.waits(), say: (wait) => words.waitsFor[wait]() },
    kinds: { as: "menu", label: words.kinds(), say: (kind) => LL.orders.type[kind].name() },
    packages: { as: "menu", label: words.packages(), say: (id) => LL.statuses.ordered.package[id]() },
    categories: {
      as: "menu",
      label: words.categories(),
      say: (category) => sayCategory(LL.orders.category, category),
    },
    countries: { as: "menu", label: words.countries(), say: (country) => countryName(country, locale) },
    total: {
      as: "menu",
      label: words.totalFilter(),
      say: (span) => words.totalSpan({ span: saySpan(LL, span) }),
    },
    area: {
      as: "menu",
      label: words.areaFilter(),
      say: (span) => words.areaSpan({ span: saySpan(LL, span) }),
    },
    sentFrom: { as: "menu", label: words.sentFrom(), say: (day) => words.sentFromDay({ day: sayDay(day) }) },
    sentTo: { as: "menu", label: words.sentTo(), say: (day) => words.sentToDay({ day: sayDay(day) }) },
  };
}
