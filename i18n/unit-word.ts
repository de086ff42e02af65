import type { TranslationFunctions } from "./i18n-types.ts";

type UnitWords = Readonly<Record<keyof TranslationFunctions["orders"]["unit"], () => string>>;

/** A unit of the catalogue in the reader's language; one without a word of its own is shown as it was entered. */
export function sayUnit(words: UnitWords, unit: string): string {
  const known: Record<string, () => string> = { ...words };
  return (Object.hasOwn(known, unit) ? known[unit]?.() : undefined) ?? unit;
}

type PriceWords = {
  unit: UnitWords;
  item: Pick<TranslationFunctions["orders"]["item"], "perUnit" | "perUnitAndDay">;
};

/** What a price in an order is for: a line costs price x quantity x days (WIZ-47), a day of service its price alone. */
export function sayPer({ unit: words, item }: PriceWords, unitMetric: string): string {
  const unit = sayUnit(words, unitMetric);
  return unitMetric.trim() === "day" ? item.perUnit({ unit }) : item.perUnitAndDay({ unit });
}
