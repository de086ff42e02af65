import { describe, expect, test } from "bun:test";
import type { GenericSchema } from "valibot";
import { itemInput } from "#domain/catalogue/schema.ts";
import { decisionTextsInput } from "#domain/decisions/letter.ts";
import { PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { DECISIONS, evaluationInput } from "#domain/evaluations/schema.ts";
import { LOCALES } from "#domain/locales.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { briefing } from "#domain/orders/draft/briefing.ts";
import { extraServices } from "#domain/orders/lines/extra-services.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { settingsRecord } from "#domain/settings/schema.ts";
import { staffUpdateInput } from "#domain/staff/schema.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { describeSiteInput } from "#domain/submissions/site-facts.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { sayValue } from "#src/features/history/say-difference.ts";

loadAllLocales();

type Shape = {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  pipe?: readonly Shape[];
  options?: readonly (Shape | string)[];
};
type Choice = { path: string[]; value: string };

/** Every value that can be chosen under a schema, with the path it is kept at. */
function choicesOf(schema: unknown, path: readonly string[] = []): Choice[] {
  const { type, entries, wrapped, item, value, pipe, options = [] } = schema as Shape;
  if (entries) return Object.entries(entries).flatMap(([name, part]) => choicesOf(part, [...path, name]));
  if (wrapped) return choicesOf(wrapped, path);
  if (item) return choicesOf(item, path);
  if (type === "record" && value) return choicesOf(value, path);
  if (type === "picklist") return options.map((option) => ({ path: [...path], value: String(option) }));
  if (type === "variant" || type === "union") return options.flatMap((part) => choicesOf(part, path));
  return (pipe ?? []).flatMap((part) => (part === schema ? [] : choicesOf(part, path)));
}

const ANSWERS = (submissionEditInput as unknown as Shape).entries?.["answers"];
const FACTS = (describeSiteInput as unknown as Shape).entries?.["facts"];
const at = (name: string, values: readonly string[]) => values.map((value) => ({ path: [name], value }));
const under = (name: string, schema: unknown) => choicesOf(schema as GenericSchema, [name]);

/** What of a change the history keeps as a word of the program. */
const CHOSEN: Partial<Record<HistoryRecord, Choice[]>> = {
  submission: [...choicesOf(ANSWERS), ...under("siteFacts", FACTS)],
  order: [
    ...at("settledAs", SETTLEMENTS),
    ...at("letter", ["withheld"]),
    ...at("package", ["BRONZE", "SILVER", "GOLD"]),
    ...under("briefing", briefing),
    ...under("extraServices", extraServices),
  ],
  catalogueItem: choicesOf(itemInput),
  account: choicesOf(staffUpdateInput),
  settings: choicesOf(settingsRecord),
  evaluation: [...choicesOf(evaluationInput), ...at("decision", DECISIONS)],
  plannedDecision: [...choicesOf(decisionTextsInput), ...at("decision", PLANNED_DECISIONS)],
};

describe.each(LOCALES.map((locale) => [locale] as const))("in %s", (locale) => {
  const LL = i18nObject(locale);
  test.each(Object.entries(CHOSEN))("the history of %s says every choice in words", (record, choices) => {
    const saying = { LL, locale, record: record as HistoryRecord };
    const raw = choices.filter(({ path, value }) =>
      [`“${value}”`, value].includes(sayValue(saying, path, value)),
    );
    expect(raw.map(({ path, value }) => `${path.join(".")}: ${value}`)).toEqual([]);
  });
});
