import { describe, expect, test } from "bun:test";
import { MESSAGES } from "#domain/messages.ts";
import { REFUSALS } from "#domain/refusals.ts";
import { NEEDS } from "#domain/needs.ts";
import enDeskObstacles from "#i18n/en/deskObstacles/index.ts";
import enObstacles from "#i18n/en/obstacles/index.ts";
import enRefusals from "#i18n/en/refusals/index.ts";
import enValidation from "#i18n/en/validation/index.ts";
import ptDeskObstacles from "#i18n/pt/deskObstacles/index.ts";
import ptObstacles from "#i18n/pt/obstacles/index.ts";
import ptRefusals from "#i18n/pt/refusals/index.ts";
import ptValidation from "#i18n/pt/validation/index.ts";

type Words = { [key: string]: string | Words };

/** Every sentence by its dotted path. */
function flatten(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[here, value]] : flatten(value, here);
  });
}

/** The names a sentence is given, without their kind and format: "{limit:number|number}" -> "limit". */
function parametersOf(sentence: string): string[] {
  return [...sentence.matchAll(/(?<!\{)\{(\w+)[^{}]*\}/g)].map((match) => match[1] ?? "").toSorted();
}

/** Kinds of record with a word of their own; any other is "this record". */
const WORDED = [
  "submission",
  "order",
  "request",
  "catalogueItem",
  "evaluation",
  "account",
  "file",
  "contract",
  "settings",
  "mail",
  "customService",
  "invitation",
  "session",
  "bulk",
  "import",
  "note",
  "plan",
  "interestDraft",
  "campaign",
  "letterType",
  "view",
];
const SAID_ELSEWHERE = ["notFound", "moveNeeds"];

describe.each([
  ["pt", ptValidation, ptRefusals, ptObstacles, ptDeskObstacles],
  ["en", enValidation, enRefusals, enObstacles, enDeskObstacles],
] as const)("%s", (_locale, validation, refusals, obstacles, deskObstacles) => {
  test("has a sentence for every rule a form can break", () => {
    const worded = [...Object.keys(validation), ...Object.keys(obstacles.rule)];
    expect(worded.toSorted()).toEqual(MESSAGES.toSorted());
  });

  test("has a sentence for every refusal, record and need", () => {
    const codes = Object.keys(REFUSALS).filter((code) => !SAID_ELSEWHERE.includes(code));
    const worded = [refusals, obstacles, deskObstacles].flatMap(({ reason }) => Object.keys(reason));
    expect(worded.toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(refusals.notFound)).toEqual(["usual", ...WORDED]);
    expect(Object.keys(refusals.record).toSorted()).toEqual(["usual", ...WORDED].toSorted());
    expect(Object.keys(obstacles.need).toSorted()).toEqual(NEEDS.toSorted());
  });

  test("has no empty sentence", () => {
    expect(
      flatten({ validation, refusals, obstacles, deskObstacles }).filter(
        ([, sentence]) => sentence.trim() === "",
      ),
    ).toEqual([]);
  });
});

test("the two languages say the same things with the same figures, each in its own words", () => {
  const pt = flatten({
    validation: ptValidation,
    refusals: ptRefusals,
    obstacles: ptObstacles,
    deskObstacles: ptDeskObstacles,
  });
  const en = new Map(
    flatten({
      validation: enValidation,
      refusals: enRefusals,
      obstacles: enObstacles,
      deskObstacles: enDeskObstacles,
    }),
  );
  expect(pt.map(([path]) => path)).toEqual([...en.keys()]);
  for (const [path, sentence] of pt) {
    expect([path, parametersOf(en.get(path) ?? "")]).toEqual([path, parametersOf(sentence)]);
    expect([path, en.get(path)]).not.toEqual([path, sentence]);
  }
});
