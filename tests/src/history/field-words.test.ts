import { describe, expect, test } from "bun:test";
import type { GenericSchema } from "valibot";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { LOCALES } from "#domain/locales.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { HISTORY_RECORDS, type HistoryRecord } from "#domain/records.ts";
import { TOLD } from "#domain/told.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { recordedDifferences } from "#src/features/history/recorded-differences.ts";
import { wordOf } from "#src/features/history/say-difference.ts";
import { summariseLine } from "#server/orders/lines/store-lines.ts";

loadAllLocales();

type Shape = GenericSchema & {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  key?: { options?: string[] };
  pipe?: readonly Shape[];
  options?: readonly Shape[];
};

/** Every path of names that a value of this schema may have. */
function pathsOf(schema: unknown, path: readonly string[] = []): string[][] {
  const { entries, wrapped, item, value, key, options, type } = schema as Shape;
  if (entries) return Object.entries(entries).flatMap(([name, part]) => pathsOf(part, [...path, name]));
  if (wrapped) return pathsOf(wrapped, path);
  if (item && (item as Shape).entries) return pathsOf(item, path);
  if (value && type === "record")
    return (key?.options ?? []).flatMap((name) => pathsOf(value, [...path, name]));
  if (type === "variant" || type === "union") return (options ?? []).flatMap((part) => pathsOf(part, path));
  return [[...path]];
}

/** As a record of that value would be told, part by part. */
function pathsOfValue(value: object): string[][] {
  return Object.entries(value).flatMap(([field, part]) =>
    recordedDifferences(null, part, field).map(({ path }) => [...path]),
  );
}

const ANSWERS = (submissionEditInput as unknown as Shape).entries?.["answers"];
const line = summariseLine({
  itemId: "x",
  titlePt: "Mesa",
  quantity: 1,
  periodOfUse: 1,
  unitPriceCents: 1,
} as never);

/** What is kept beyond the fields that a kind declares, or deeper in them. */
const BEYOND: Partial<Record<HistoryRecord, string[][]>> = {
  submission: pathsOf(ANSWERS),
  order: Object.keys(line).map((name) => ["lines", "Mesa", name]),
  settings: pathsOfValue(DEFAULT_SETTINGS),
};

/** All that the history keeps of a change of each kind of record. */
const RECORDED = HISTORY_RECORDS.map(
  (kind) => [kind, [...pathsOf({ entries: TOLD[kind] }), ...(BEYOND[kind] ?? [])]] as const,
);

/** No field of a record but how it is reached. */
const UNTOLD = ["id", "submissionId"];
/** Measured of a picture's file, which is told by itself. */
const MEASURED = ["sha256", "width", "height"];

describe.each(LOCALES.map((locale) => [locale] as const))("in %s", (locale) => {
  const LL = i18nObject(locale);
  test.each(RECORDED)("every field that the history keeps of %s has a word", (record, paths) => {
    const without = paths.flatMap((path) => {
      const [first = "", ...rest] = path;
      if (UNTOLD.includes(first) || MEASURED.includes(rest.at(-1) ?? "")) return [];
      const isTold = (part: string, at: number) =>
        part === "Mesa" || /^\d+$/.test(part) || wordOf({ LL, locale, record }, part, at) !== undefined;
      return [first, ...rest].every(isTold) ? [] : [path.join(".")];
    });
    expect([...new Set(without)]).toEqual([]);
  });
});
