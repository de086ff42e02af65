import { mergeEdits, type Difference, type Sides } from "#domain/merge.ts";
import type { Locale } from "#domain/locales.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { showNote } from "#src/components/ui/toast.ts";
import { readSession } from "#src/session/store.ts";
import { nameDifferences, type DifferenceWords, type OthersSave } from "./difference-words.ts";

type Words = { LL: TranslationFunctions; locale: Locale };

export type Joined<Values> = {
  values: Values;
  /** Whether any edit of mine differs from what is stored. */
  isMineLeft: boolean;
  differences: readonly Difference[];
};

/** Merges both edits; undefined where somebody has to choose. */
export function joinEdits<Values extends object>(sides: Sides<Values>): Joined<Values> | undefined {
  const { values, differences } = mergeEdits(sides);
  if (differences.some(({ by }) => by === "both")) return undefined;
  return { values, differences, isMineLeft: differences.some(({ by }) => by === "me") };
}

/** "Joined: City, Phone — by Teresa Arruda". */
export function sayJoined(
  { LL, locale }: Words,
  differences: readonly Difference[],
  fields: ReadonlyMap<string, DifferenceWords>,
  { who, name, also = [] }: OthersSave,
): string {
  const words = LL.statuses.conflict;
  const theirs = differences.filter(({ by }) => by === "them");
  const labels = nameDifferences(theirs, fields, name, "").map(({ label }) => label);
  const list = new Intl.ListFormat(INTL_TAG[locale]).format([...new Set(labels)]);
  const by = sayWho(LL, who);
  const told =
    labels.length > 0 ? words.joined({ fields: list, who: by }) : words.joinedElsewhere({ who: by });
  return [told, ...also].join(" ");
}

/** The name of who saved; it may be the same person in another tab. */
export function sayWho(LL: TranslationFunctions, who: OthersSave["who"]): string {
  const words = LL.statuses.conflict;
  if (who === null) return words.portal();
  if (who === undefined) return words.somebody();
  return who === readSession().user?.name ? words.yourself() : who;
}

/** Shows what was merged with the success message, since most forms close. */
export function announceJoined(told: readonly string[]): void {
  showNote(told.join(" "));
}
