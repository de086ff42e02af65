import { expect, test } from "bun:test";
import { startConsented, type Consent, type ConsentedScript } from "#src/layout/consented-scripts.ts";

const consent = (analytics: boolean, marketing: boolean): Consent => ({
  necessary: true,
  analytics,
  marketing,
});

function scriptOf(category: ConsentedScript["category"], calls: string[]): ConsentedScript {
  return {
    category,
    start: () => void calls.push(`${category} starts`),
    stop: () => void calls.push(`${category} stops`),
  };
}

test("nothing starts before a choice, or against it", () => {
  const calls: string[] = [];
  const scripts = [scriptOf("analytics", calls), scriptOf("marketing", calls)];
  startConsented(undefined, scripts);
  startConsented(consent(false, false), scripts);
  expect(calls).toEqual([]);
});

test("what is allowed starts, and only once", () => {
  const calls: string[] = [];
  const scripts = [scriptOf("analytics", calls), scriptOf("marketing", calls)];
  startConsented(consent(true, false), scripts);
  startConsented(consent(true, false), scripts);
  expect(calls).toEqual(["analytics starts"]);
  startConsented(consent(true, true), scripts);
  expect(calls).toEqual(["analytics starts", "marketing starts"]);
});

test("what is no longer allowed stops, and may start again", () => {
  const calls: string[] = [];
  const scripts = [scriptOf("analytics", calls)];
  startConsented(consent(true, true), scripts);
  startConsented(consent(false, true), scripts);
  startConsented(consent(false, false), scripts);
  startConsented(consent(true, false), scripts);
  expect(calls).toEqual(["analytics starts", "analytics stops", "analytics starts"]);
});
