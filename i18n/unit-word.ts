import type { UnitPeriod } from "#domain/catalogue/unit.ts";
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

type Priced = { unitMetric: string; unitPeriod: UnitPeriod };

/** What a price is for: a line costs price x quantity x days (WIZ-47), a day of service or what is had once its price. */
export function sayPer({ unit: words, item }: PriceWords, { unitMetric, unitPeriod }: Priced): string {
  const unit = sayUnit(words, unitMetric);
  return unitPeriod === "once" || unitMetric.trim() === "day"
    ? item.perUnit({ unit })
    : item.perUnitAndDay({ unit });
}
