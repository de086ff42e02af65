import { describe, expect, test } from "bun:test";
import { joinAccents, plainFigures, searchable, withoutAccents } from "#domain/accents.ts";

/** What costs minutes to sort as it is: every second mark belongs below the letter. */
const ENDLESS = `a${"\u0301\u0323".repeat(50_000)}`;

test.each([
  ["Bele\u0301m", "Belém"],
  ["Vie\u0323\u0302t", "Việt"],
  ["क्षेत्र", "क्षेत्र"],
  ["שָׁלוֹם", "שָׁלוֹם".normalize("NFC")],
])("%j is joined to %j", (typed, joined) => {
  expect(joinAccents(typed)).toBe(joined);
});

test.each([
  ["São João", "Sao Joao", "sao joao"],
  ["Việt Nam", "Viet Nam", "viet nam"],
  ["MÉXICO", "MEXICO", "mexico"],
  ["Łódź, Ødegård, Weiß", "Łodz, Ødegard, Weiß", "lodz, odegard, weiss"],
  [
    "Iğdır, Đà Nẵng, Þór, Ægir, Œuvre, Seyðis",
    "Igdır, Đa Nang, Þor, Ægir, Œuvre, Seyðis",
    "igdir, da nang, thor, aegir, oeuvre, seydis",
  ],
])("%j is %j without accents and searched as %j", (typed, bare, searched) => {
  expect(withoutAccents(typed)).toBe(bare);
  expect(searchable(typed)).toBe(searched);
});

test.each([
  ["＋８１ （３） ＡＢ", "+81 (3) AB"],
  ["٠٩ ۰۹ ०९ ০৯ ๐๙", "09 09 09 09 09"],
  ["𝟎𝟗𝟘𝟡", "0909"],
  ["nº 12ª", "nº 12ª"],
])("the figures of %j are %j", (typed, plain) => {
  expect(plainFigures(typed)).toBe(plain);
});

describe("a letter under a hundred thousand marks", () => {
  test("keeps thirty of them, so that no run is ever long enough to be costly", () => {
    expect(joinAccents(ENDLESS).normalize("NFD")).toHaveLength(31);
    expect(joinAccents(`${ENDLESS}b${ENDLESS}`).normalize("NFD")).toHaveLength(63);
  });

  test("is the letter when it is searched", () => {
    expect(searchable(ENDLESS)).toBe("a");
  });
});

test("nothing else normalises a text that comes from outside", async () => {
  const calls = new Bun.Glob("{server,src}/**/*.{ts,tsx}").scan(".");
  const files = [];
  for await (const path of calls) {
    if ((await Bun.file(path).text()).includes(".normalize(")) files.push(path);
  }
  expect(files).toEqual(["server/domain/accents.ts"]);
});
