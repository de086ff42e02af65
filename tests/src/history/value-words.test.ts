import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { HISTORY_RECORDS } from "#domain/records.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { TOLD } from "#domain/told.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { sayDifference, sayValue } from "#src/features/history/say-difference.ts";

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

/** What of a change the history keeps as a word of the program. */
const CHOSEN = HISTORY_RECORDS.map(
  (kind) =>
    [
      kind,
      choicesOf({
        entries:
          kind === "submission"
            ? { ...submissionEditInput.entries.answers.entries, ...TOLD[kind] }
            : TOLD[kind],
      }),
    ] as const,
);

describe.each(LOCALES.map((locale) => [locale] as const))("in %s", (locale) => {
  const LL = i18nObject(locale);
  test.each(CHOSEN)("the history of %s says every choice in words", (record, choices) => {
    const saying = { LL, locale, record };
    const raw = choices.filter(({ path, value }) =>
      [`“${value}”`, value].includes(sayValue(saying, path, value)),
    );
    expect(raw.map(({ path, value }) => `${path.join(".")}: ${value}`)).toEqual([]);
  });
});

describe("in Portuguese", () => {
  const saying = { LL: i18nObject("pt"), locale: "pt" } as const;
  test.each([
    ["letterType", "kind", "notice", "Aviso geral"],
    ["account", "language", "en", "English"],
    ["catalogueItem", "category", "furniture", "Mobiliário"],
    ["catalogueItem", "category", "Palmeiras", "“Palmeiras”"],
    ["catalogueItem", "unitMetric", "day", "diária"],
  ] as const)("a %s whose %s is %s has it said as its screen says it", (record, field, value, said) => {
    expect(sayValue({ ...saying, record }, [field], value)).toBe(said);
  });

  test("a phone that changed is called one", () => {
    const change = { path: ["phone"], old: "", new: "+55 91 3200 0000" };
    expect(sayDifference({ ...saying, record: "account" }, change)).toStartWith("Telefone: ");
  });
});
