import { ROLES } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { formatDateTime, formatNumber, formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayAnswer, sayField as sayAnswered } from "#src/lib/words/answer-words.ts";
import type { ValueDifference } from "#domain/differences.ts";

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
  const [first = "", ...rest] = path;
  return [sayField(saying, first), ...rest.map((part) => sayPart(saying, part))].join(", ");
}

function sayField(saying: Saying, field: string): string {
  const { LL, record } = saying;
  const { parts } = LL.settings;
  if (record === "settings" && field in parts) return parts[field as keyof typeof parts]();
  const answer = record === "submission" ? sayAnswered(saying, field) : field;
  if (answer !== field) return answer;
  return sayPart(saying, field);
}

function sayPart({ LL }: Words, part: string): string {
  const { fields } = LL.historyList;
  return part in fields ? fields[part as keyof typeof fields]() : part;
}

/** Amounts of orders are kept in dollars, prices of the settings in cents. */
const DOLLARS = ["space", "structure", "extra", "total", "unitPrice"];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** A file that was handed in is kept by its id, which means nothing to a reader. */
const FILE_ID = /^[0-9a-z]{25}$/;

function sayValue(saying: Saying, path: readonly string[], value: unknown): string {
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
    return name.endsWith("PerM2") ? formatUsd(locale, value) : formatNumber(locale, value);
  }
  if (Array.isArray(value)) return `“${value.map(String).join(", ")}”`;
  if (typeof value === "object") return `“${JSON.stringify(value)}”`;
  const text = String(value);
  if (FILE_ID.test(text)) return words.file();
  if (INSTANT.test(text)) return formatDateTime(locale, text);
  const role = name === "role" && ROLES.find((known) => known === text);
  return role ? LL.role[role]() : `“${text}”`;
}
