import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every text exists in both languages, and where both say the same it is meant. */
const FOLDER = join(import.meta.dir, "../../i18n");
const ROOMS = [
  ".",
  ...readdirSync(join(FOLDER, "pt"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

/** Names, and words that Brazilian Portuguese and English share. */
const NAMES = [
  "Green Zone",
  "Blue Zone",
  "Português",
  "English",
  "Gruporg",
  "CNPJ",
  "CSV",
  "Excel",
  "UTF",
  "Latin-1 (Windows",
  "N",
  "Ctrl K",
  "K",
];
const LITERAL = ["Unexpected Application Error!"];
const WORDS = [
  "Menu",
  "Total",
  "Portal",
  "E-mail",
  "Briefing",
  "Audiovisual",
  "Internet",
  "kit",
  "Item",
  "Links",
];
const MORE_WORDS = ["Backup", "Bronze", "Live marketing", "Original"];
/** Keys, as keyboards have them. */
const KEYS = ["Ctrl K", "K", "Enter"];
/** The columns of the catalogue's file, which an import knows them by in either language. */
const COLUMNS = [
  "id",
  "title_pt",
  "title_en",
  "description_pt",
  "description_en",
  "category",
  "category_en",
  "unitMetric",
  "units_pt",
  "unit_en",
  "units_en",
  "unitPeriod",
  "unitPrice",
  "status",
];
const SHARED = new Set([...NAMES, ...LITERAL, ...WORDS, ...MORE_WORDS, ...KEYS, ...COLUMNS]);

type Words = { [key: string]: string | Words };

function flatten(words: Words, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

async function wordsOf(locale: "pt" | "en", room: string): Promise<Map<string, string>> {
  const module = (await import(join(FOLDER, locale, room, "index.ts"))) as { default: Words };
  return new Map(flatten(module.default));
}

/** What is left of a text when what is filled in, figures and signs are taken away. */
function wordsIn(text: string): string {
  return text
    .replaceAll(/\{\w+(?::[^}]*)?\}/g, "")
    .replaceAll(/^[^\p{L}]+|[^\p{L}!]+$/gu, "")
    .replace(/^(?:m²?|m)$/, "");
}

describe.each(ROOMS)("the words of %s", (room) => {
  test("are the same keys in both languages, none empty", async () => {
    const [pt, en] = [await wordsOf("pt", room), await wordsOf("en", room)];
    expect([...en.keys()].toSorted()).toEqual([...pt.keys()].toSorted());
    for (const [key, text] of [...pt, ...en]) expect([key, text.trim()]).not.toEqual([key, ""]);
  });

  test("take the same things to fill in", async () => {
    const [pt, en] = [await wordsOf("pt", room), await wordsOf("en", room)];
    const names = (text = "") => [
      ...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, name]) => name)),
    ];
    for (const [key, text] of pt)
      expect([key, names(en.get(key)).filter((name) => !names(text).includes(name))]).toEqual([key, []]);
  });

  test("say the same in both languages only where that is meant", async () => {
    const [pt, en] = [await wordsOf("pt", room), await wordsOf("en", room)];
    const same = [...pt]
      .filter(([key, text]) => wordsIn(text) !== "" && wordsIn(text) === wordsIn(en.get(key) ?? ""))
      .filter(([, text]) => !SHARED.has(wordsIn(text)));
    expect(same).toEqual([]);
  });
});
