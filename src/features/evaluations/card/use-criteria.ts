import { useMemo } from "react";
import type { Criterion } from "#domain/evaluations/schema.ts";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Card } from "../data.ts";

/** A criterion as the server sends it: what the team calls it, empty for the portal's own word. */
export type SentCriterion = Pick<Card["criteria"][number], "criterion" | "name">;
/** The same under the name that its readers know. */
export type NamedCriterion = { criterion: Criterion; name: string; short: string };

/** The criteria that the server sends, in their order, by the names that the scorecard has. */
export function useCriteria(sent: readonly SentCriterion[]): NamedCriterion[] {
  const { LL, locale } = useWords();
  return useMemo(
    () =>
      sent.map((one) => ({
        criterion: one.criterion,
        name: nameOf(LL, locale, one),
        short: shortOf(LL, locale, one),
      })),
    [LL, locale, sent],
  );
}

const SHORT_LETTERS = 5;

/** A criterion's short name for the head of a narrow column; the beginning of a name of the team's own. */
function shortOf(LL: TranslationFunctions, locale: Locale, { criterion, name }: SentCriterion): string {
  const own = name[locale];
  if (!own) return LL.evaluations.criterionShort[criterion]();
  return own.length <= SHORT_LETTERS + 1 ? own : `${own.slice(0, SHORT_LETTERS).trimEnd()}.`;
}

export function nameOf(LL: TranslationFunctions, locale: Locale, { criterion, name }: SentCriterion): string {
  return name[locale] || LL.evaluations.criterion[criterion]();
}
