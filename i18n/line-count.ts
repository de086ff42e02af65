import type { Count } from "#domain/catalogue/unit.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type CountWords = TranslationFunctions["orders"]["counted"];
type Amount = (said: { quantity: number }) => string;

/** What a line counts, in words: "40 people", "2 units × 3 days", "7 a day × 12 days = 84 days of service". */
export function sayCount(words: CountWords, { unit, quantity, days, total }: Count): string {
  const { other, overDays, comesTo, dayOnce, ...known } = words;
  const amounts: Record<string, Amount> = days === undefined ? { ...known, day: dayOnce } : known;
  const amount = Object.hasOwn(amounts, unit) ? amounts[unit]?.({ quantity }) : undefined;
  const counted = amount ?? (unit === "" ? String(quantity) : other({ quantity, unit }));
  if (days === undefined) return counted;
  const times = overDays({ amount: counted, days });
  return total === undefined ? times : comesTo({ counted: times, total });
}
