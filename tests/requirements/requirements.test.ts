import { describe, expect, test } from "bun:test";
import { changedClaims, claimsIn } from "./changed.ts";
import { ID, idsIn } from "./ids.ts";
import { IN_A_BROWSER } from "./in-a-browser.ts";
import { REQUIREMENTS } from "./requirements.ts";
import { findShown, levelOf, readSources } from "./sources.ts";

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

test("what is wanted in a browser is a requirement", () => {
  expect([...IN_A_BROWSER].filter((id) => !KNOWN.has(id))).toEqual([]);
  expect(IN_A_BROWSER.size).toBe(324);
});

test.each([
  ["tests/journeys/chain.journey.ts", "journey"],
  ["tests/src/app/accounts.test.ts", "app"],
  ["tests/src/orders/draft.test.tsx", "part"],
  ["tests/server/orders/get.test.ts", "server"],
  ["tests/abuse/once.test.ts", "server"],
  ["tests/domain/orders/price.test.ts", "rule"],
  ["tests/i18n/literals.test.ts", "words"],
  ["tests/load/bench/writes.ts", "program"],
  ["tests/load/bench/verdict.test.ts", "server"],
])("%s shows as a %s", (path, level) => {
  expect<string>(levelOf(path)).toBe(level);
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

  test("shows a requirement in a title, a step or a row of cases, and nowhere else", () => {
    const source = `
      /** AUTH-01 */
      const CASES = [["AUTH-02"]];
      const HELPER = { "AUTH-03": 1 };
      test.each(CASES)("%s, AUTH-04", () => { expect(HELPER["AUTH-03"]).toBe("AUTH-05"); }); // AUTH-06
      for (const row of ["AUTH-07"]) test(row, async () => { await test.step("AUTH-08", open); });
      for (const row of ["AUTH-09"]) open(row);
    `;
    const shown = findShown(
      new Map([
        ["tests/a.test.ts", source],
        ["src/a.ts", 'test("AUTH-10")'],
        ["tests/load/bench/a.ts", '/** P5 */ const A = { id: "P9a" };'],
      ]),
    );
    expect([...shown.keys()].toSorted()).toEqual(["AUTH-02", "AUTH-04", "AUTH-07", "AUTH-08", "P9"]);
  });
});

describe("a test that was changed since the last release", () => {
  const BEFORE = `test("a redirect (ROUTE-24)", () => { expect(to).toBe("/partner"); });
    const CASES = [["REC-12", "differs"], ["REC-13", "short"]];`;
  const before = claimsIn("tests/a.test.ts", BEFORE);

  test.each([
    ["nothing else than its spaces", BEFORE.replaceAll("; ", ";\n  "), []],
    ["its body", BEFORE.replace('toBe("/partner")', "toBe(address)"), ["ROUTE-24"]],
    ["its title", BEFORE.replace(" (ROUTE-24)", ""), ["ROUTE-24"]],
    ["a row of its cases", BEFORE.replace('"differs"', '"is missing"'), ["REC-12"]],
    ["a test more", `${BEFORE} test("another (ROUTE-25)", go);`, []],
  ])("is named when it is %s", (_what, after, rows) => {
    const changed = changedClaims(before, claimsIn("tests/b.test.ts", after));
    expect(changed.map(({ id }) => id)).toEqual(rows);
  });
});
