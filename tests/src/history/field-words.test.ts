import { describe, expect, test } from "bun:test";
import type { GenericSchema } from "valibot";
import { itemInput } from "#domain/catalogue/schema.ts";
import { decisionTextsInput } from "#domain/decisions/letter.ts";
import { evaluationInput } from "#domain/evaluations/schema.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { LOCALES } from "#domain/locales.ts";
import { briefing } from "#domain/orders/draft/briefing.ts";
import { extraServices } from "#domain/orders/lines/extra-services.ts";
import { DEFAULT_SETTINGS, settingsRecord } from "#domain/settings/schema.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { describeSiteInput } from "#domain/submissions/site-facts.ts";
import { staffUpdateInput } from "#domain/staff/schema.ts";
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
const FACTS = (describeSiteInput as unknown as Shape).entries?.["facts"];
const line = summariseLine({
  itemId: "x",
  titlePt: "Mesa",
  quantity: 1,
  periodOfUse: 1,
  unitPriceCents: 1,
} as never);
const under = (name: string, paths: string[][]) => paths.map((path) => [name, ...path]);
const fields = (...names: string[]) => names.map((name) => [name]);

/** All that the history keeps of a change of each kind of record. */
const RECORDED: Partial<Record<HistoryRecord, string[][]>> = {
  submission: [...pathsOf(ANSWERS), ...under("siteFacts", pathsOf(FACTS))],
  order: [
    ...fields("package", "space", "structure", "extra", "total", "notes", "description", "attachments"),
    ...fields("paymentConfirmation", "file", "request", "settled", "settledAs", "credit", "accepted"),
    ...Object.keys(line).map((name) => ["lines", "Mesa", name]),
    ...under("briefing", pathsOf(briefing)),
    ...under("extraServices", pathsOf(extraServices)),
  ],
  contract: fields("version", "signedFile"),
  catalogueItem: [...pathsOf(itemInput), ...fields("original", "title", "file")],
  account: [...pathsOf(staffUpdateInput), ...fields("disabledAt")],
  settings: [...pathsOf(settingsRecord), ...pathsOfValue(DEFAULT_SETTINGS)],
  evaluation: pathsOf(evaluationInput),
  note: fields("text"),
  assignment: fields("marksEach", "given"),
  plannedDecision: [...pathsOf(decisionTextsInput), ...fields("decision", "note")],
};

/** No field of a record but how it is reached. */
const UNTOLD = ["id", "submissionId"];
/** Measured of a picture's file, which is told by itself. */
const MEASURED = ["sha256", "width", "height"];

describe.each(LOCALES.map((locale) => [locale] as const))("in %s", (locale) => {
  const LL = i18nObject(locale);
  test.each(Object.entries(RECORDED))(
    "every field that the history keeps of %s has a word",
    (record, paths) => {
      const without = paths.flatMap((path) => {
        const [first = "", ...rest] = path;
        if (UNTOLD.includes(first) || MEASURED.includes(rest.at(-1) ?? "")) return [];
        const kind = record as HistoryRecord;
        const isTold = (part: string, at: number) =>
          part === "Mesa" ||
          /^\d+$/.test(part) ||
          wordOf({ LL, locale, record: kind }, part, at) !== undefined;
        return [first, ...rest].every(isTold) ? [] : [path.join(".")];
      });
      expect([...new Set(without)]).toEqual([]);
    },
  );
});
