import { expect, test } from "bun:test";
import * as v from "valibot";
import {
  factsOfStand,
  fillFacts,
  saidFacts,
  SITE_FACTS,
  writtenFacts,
} from "#domain/submissions/site-facts.ts";

const HEIGHT = { pt: "5 m", en: "5 m" };

test("what is special about a stand goes before what holds for all, and the rest stays", () => {
  const ofAll = fillFacts({ maxHeight: HEIGHT, power: { pt: "220 V", en: "220 V" } });
  const own = { maxHeight: { pt: "4 m", en: "" } };
  expect(factsOfStand(ofAll, own)).toEqual({
    maxHeight: { pt: "4 m", en: "" },
    power: { pt: "220 V", en: "220 V" },
  });
  expect(factsOfStand(ofAll, null)).toEqual(saidFacts(ofAll));
});

test("a fact of blanks says nothing", () => {
  expect(factsOfStand(fillFacts({}), { water: { pt: "  ", en: "" } })).toEqual({});
});

test("a form holds every fact, whatever was stored", () => {
  const form = fillFacts({ maxHeight: HEIGHT });
  expect(Object.keys(form)).toEqual([...SITE_FACTS]);
  expect(form.maxHeight).toEqual(HEIGHT);
  expect(form.strike).toEqual({ pt: "", en: "" });
  expect(v.is(writtenFacts, form)).toBe(true);
});
