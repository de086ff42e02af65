import { afterAll, beforeEach, expect, test } from "bun:test";
import {
  isConsentReopened,
  parseConsent,
  readConsent,
  reopenConsent,
  saveConsent,
} from "#src/layout/cookie-consent.ts";

const KEY = "cookie-consent";
const stored = new Map<string, string>();
let isSwitchedOff = false;

function refuseWhenOff(): void {
  if (isSwitchedOff) throw new Error("storage is switched off");
}

Object.assign(globalThis, {
  localStorage: {
    getItem(key: string) {
      refuseWhenOff();
      return stored.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      refuseWhenOff();
      stored.set(key, value);
    },
  },
});

beforeEach(() => {
  stored.clear();
  isSwitchedOff = false;
});
afterAll(() => void Reflect.deleteProperty(globalThis, "localStorage"));

test("exactly three booleans are kept, and necessary is always true (COOK-06, COOK-10)", () => {
  const tampered = { necessary: false, analytics: true, marketing: false };
  saveConsent(tampered);
  expect(JSON.parse(stored.get(KEY) ?? "")).toEqual({ necessary: true, analytics: true, marketing: false });
  expect([...stored.keys()]).toEqual([KEY]);
  expect(readConsent()).toEqual({ necessary: true, analytics: true, marketing: false });
});

test.each([
  null,
  "",
  "{",
  "null",
  "true",
  "[]",
  '{"analytics":true,"marketing":true}',
  '{"necessary":false,"analytics":true,"marketing":true}',
  '{"necessary":true,"analytics":"yes","marketing":true}',
  '{"necessary":true,"analytics":true,"marketing":true,"extra":true}',
])("%p is no consent, so the question comes again (COOK-02)", (saved) => {
  expect(parseConsent(saved)).toBeUndefined();
});

test("a choice closes the banner that the footer has opened again (COOK-03)", () => {
  reopenConsent();
  expect(isConsentReopened()).toBe(true);
  saveConsent({ analytics: false, marketing: false });
  expect(isConsentReopened()).toBe(false);
});

test("without storage the choice holds for this page", () => {
  isSwitchedOff = true;
  saveConsent({ analytics: false, marketing: true });
  expect(readConsent()).toEqual({ necessary: true, analytics: false, marketing: true });
});
