import { describe, expect, test } from "bun:test";
import { ID, idsIn } from "./ids.ts";
import { REQUIREMENTS } from "./requirements.ts";
import { findShown, readSources } from "./sources.ts";

const KNOWN = new Set(REQUIREMENTS.map(({ id }) => id));
const sources = await readSources();

test("every requirement has an id of its own, and says something", () => {
  expect(KNOWN.size).toBe(REQUIREMENTS.length);
  expect(REQUIREMENTS.filter(({ id }) => !ID.test(id))).toEqual([]);
  expect(REQUIREMENTS.filter(({ statement }) => !/^\S.{15,}\S$/.test(statement))).toEqual([]);
});

test("every requirement that code, words and tests name exists", () => {
  const unknown = [...sources].flatMap(([path, text]) =>
    idsIn(text)
      .filter((id) => !KNOWN.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test("some code and many tests name requirements: neither room was passed over", () => {
  const named = (room: string) =>
    [...sources].filter(([path, text]) => path.startsWith(room) && idsIn(text).length > 0).length;
  for (const room of ["server/", "src/", "tests/"]) expect([room, named(room) > 40]).toEqual([room, true]);
  expect(findShown(sources).size).toBeGreaterThan(150);
});

describe("a text", () => {
  test.each<[string, string[]]>([
    ["the code is kept (REC-12 to REC-14, S26)", ["REC-12", "REC-13", "REC-14", "S26"]],
    [
      "fresh (FET-01 to 05), shown EOI-09..11",
      ["FET-01", "FET-02", "FET-03", "FET-04", "FET-05", "EOI-09", "EOI-10", "EOI-11"],
    ],
    ["the draft of P9 to P11", ["P9", "P10", "P11"]],
    ["what is not there: I18N-99, S99", ["I18N-99", "S99"]],
    ["the order ORD-2025-00017, UTF-8, ISO-27001 and Rio&4mar", []],
  ])("%j names %j", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test("shows a requirement in a title or a row of cases, not in a comment", () => {
    const source = '/** AUTH-01 */ test.each(["AUTH-02"])("%s, AUTH-03", () => {}); // AUTH-04';
    const shown = findShown(
      new Map([
        ["tests/a.test.ts", source],
        ["src/a.ts", '"AUTH-05"'],
      ]),
    );
    expect([...shown]).toEqual([
      ["AUTH-02", ["tests/a.test.ts"]],
      ["AUTH-03", ["tests/a.test.ts"]],
    ]);
  });
});
