import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import type { Reason } from "#domain/refusal.ts";
import { SAID } from "#server/exports/words.ts";
import { sayReason } from "#i18n/say-refusal.ts";

/** Why a recipient was left out, a message did not leave or a reminder waits, as lists and pages say it by itself. */
const REASONS: readonly Reason[] = [
  { code: "addressBad", params: {} },
  { code: "addressRefused", params: {} },
  { code: "accountDisabled", params: {} },
  { code: "optedOut", params: {} },
  { code: "sameAddress", params: {} },
  { code: "mailedToday", params: {} },
  { code: "statusOther", params: { status: "REJECTED" } },
  { code: "nothingToPay", params: {} },
  { code: "noOrder", params: {} },
  { code: "placeholderEmpty", params: { name: "{{payBy}}" } },
  { code: "campaignStopped", params: {} },
  { code: "campaignRefused", params: { count: 20, of: 20, said: "451 later" } },
  { code: "campaignLate", params: { plannedFor: "2025-08-02T12:00:00.000Z" } },
  { code: "mailDiscarded", params: { who: "Ana" } },
  { code: "reminderLate", params: {} },
  { code: "reminderGone", params: {} },
  { code: "noMailServer", params: {} },
];

describe.each([...LOCALES])("in %s", (locale) => {
  const { LL } = SAID[locale];
  test.each(REASONS)("$code is a whole sentence", (reason) => {
    expect(sayReason(LL, reason)).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});

test("a status among them is called by its name, not by its key", () => {
  const reason: Reason = { code: "statusOther", params: { status: "REJECTED" } };
  expect(sayReason(SAID.en.LL, reason)).toContain("“Rejected”");
  expect(sayReason(SAID.pt.LL, reason)).not.toContain("REJECTED");
});

test("the time at which a campaign was to leave is one of the event's clocks", () => {
  const reason: Reason = { code: "campaignLate", params: { plannedFor: "2025-08-02T12:00:00.000Z" } };
  expect(sayReason(SAID.en.LL, reason)).toContain("2 Aug 2025, 09:00");
});
