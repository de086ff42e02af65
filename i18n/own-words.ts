import { type OwnWord, ownWord, unitWord } from "#domain/catalogue/own-words.ts";
import type { Locale } from "#domain/locales.ts";
import { formatNumber } from "./formatters.ts";
import type { Translations } from "./i18n-types.ts";

type Said = (said: { quantity: number }) => string;

/**
 * Categories and units of the team's own among those of the room `orders`, so that every screen says both alike. What
 * the room has under that name stays. Before the room is loaded there is nothing to lay them over.
 */
export function withOwnWords(words: Translations, own: readonly OwnWord[], locale: Locale): Translations {
  const { orders } = (words ?? {}) as Partial<Translations>;
  if (!orders) return words;
  const said = (kind: "category" | "unit", say: (key: string) => Said) =>
    Object.fromEntries(
      own.filter(({ field }) => field.startsWith(kind)).map(({ key }) => [key, say(key)] as const),
    );
  const unit = (key: string, quantity: number) => unitWord(own, { unit: key, quantity }, locale);
  const laid = {
    ...orders,
    category: {
      ...said("category", (key) => () => ownWord(own, `category_${locale}`, key) ?? key),
      ...orders.category,
    },
    unit: { ...said("unit", (key) => () => unit(key, 1)), ...orders.unit },
    counted: {
      ...said(
        "unit",
        (key) =>
          ({ quantity }) =>
            `${formatNumber(locale, quantity)} ${unit(key, quantity)}`,
      ),
      ...orders.counted,
    },
  };
  return { ...words, orders: laid } as unknown as Translations;
}
