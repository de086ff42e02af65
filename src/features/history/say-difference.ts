import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { formatDateTime, formatNumber, formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayAnswer, sayField as sayAnswered } from "#src/lib/words/answer-words.ts";
import type { ValueDifference } from "#domain/differences.ts";
import { toldWordsOf } from "./told-words.ts";

type Words = { LL: TranslationFunctions; locale: Locale };

export type Saying = Words & { record: HistoryRecord };

/** "Total: from USD 100.00 to USD 120.00". */
export function sayDifference(saying: Saying, { path, old, new: now }: ValueDifference): string {
  const { LL } = saying;
  return LL.history.change({
    field: sayPath(saying, path),
    old: sayValue(saying, path, old),
    new: sayValue(saying, path, now),
  });
}

function sayPath(saying: Saying, path: readonly string[]): string {
  return path.map((part, at) => wordOf(saying, part, at) ?? sayUnknown(saying, part, at)).join(", ");
}

/** What a part of a path is called, by its place in it; undefined for what has no word, such as the name of a line. */
export function wordOf(saying: Saying, part: string, at: number): string | undefined {
  const { LL, record } = saying;
  const { named = {} } = toldWordsOf(LL, record);
  if (at === 0 && part in named) return pick(named, part);
  if (record === "settings" && part in LL.settings.contents) return pick(LL.settings.contents, part);
  if (at === 0 && record === "submission") {
    const answer = sayAnswered(saying, part);
    if (answer !== part) return answer;
  }
  return sayPart(LL, part);
}

/** The word for a field that several kinds of record share, or for a part inside a value. */
function sayPart(LL: TranslationFunctions, part: string): string | undefined {
  return pick(LL.historyList.fields, part);
}

function pick(words: object, name: string): string | undefined {
  return name in words ? (words as Readonly<Record<string, () => string>>)[name]?.() : undefined;
}

/** What people named stays; a name of the program, as of a draft of years ago, is none of theirs. */
function sayUnknown({ LL }: Words, part: string, at: number): string {
  return at === 0 || /[a-z](?:[A-Z]|[_.][a-z])/.test(part) ? LL.historyList.otherField() : part;
}

/** Amounts of orders are stored in dollars, prices of the settings in cents. */
const DOLLARS = ["space", "structure", "extra", "total", "unitPrice", "settled", "credit", "accepted"];
/** Parts inside a field whose values are names in the program. */
const CHOSEN_INSIDE = ["status", "way", "holdsFor", "changedOnlyIn"];

const IN_CENTS = /PerM2$|^tolerance$/;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** A file that was handed in is stored by its id, which means nothing to a reader. */
const FILE_ID = /^[0-9a-z]{25}$/;

export function sayValue(saying: Saying, path: readonly string[], value: unknown): string {
  const { LL, locale, record } = saying;
  const words = LL.historyList;
  if (value === null || value === undefined || value === "") return words.nothing();
  const name = path.at(-1) ?? "";
  if (record === "submission" && path.length === 1) {
    const answer = sayAnswer(saying, name, value);
    if (answer) return `“${answer}”`;
  }
  if (typeof value === "boolean") return value ? words.yes() : words.no();
  if (typeof value === "number") {
    if (DOLLARS.includes(name)) return formatUsd(locale, centsFromUsd(value));
    return IN_CENTS.test(name) ? formatUsd(locale, value) : formatNumber(locale, value);
  }
  if (Array.isArray(value))
    return `“${value.map((one) => chosenWord(saying, path, String(one)) ?? String(one)).join(", ")}”`;
  if (typeof value === "object") return `“${JSON.stringify(value)}”`;
  const text = String(value);
  if (FILE_ID.test(text)) return words.file();
  if (INSTANT.test(text)) return formatDateTime(locale, text);
  return chosenWord(saying, path, text) ?? `“${text}”`;
}

function chosenWord({ LL, record }: Saying, path: readonly string[], text: string): string | undefined {
  const name = path.at(-1) ?? "";
  if (path.length > 1)
    return CHOSEN_INSIDE.includes(name)
      ? (pick(LL.historyList.values, text) ?? sayPart(LL, text))
      : undefined;
  const { chosen, said = {} } = toldWordsOf(LL, record);
  const own = pick(chosen[name] ?? {}, text) ?? said[name]?.(text);
  return own === text ? undefined : own;
}
