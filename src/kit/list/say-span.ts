import type { NumberSpan } from "#domain/lists/spans.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** "100 to 200", "from 100", "up to 200". */
export function saySpan(LL: TranslationFunctions, { from, to }: NumberSpan): string {
  const words = LL.listing.span;
  if (from === undefined) return words.upTo({ to: to ?? 0 });
  return to === undefined ? words.from({ from }) : words.between({ from, to });
}
