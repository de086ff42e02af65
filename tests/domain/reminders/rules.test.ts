import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { settingsForm, settingsFormInput } from "#domain/settings/form.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import {
  DEFAULT_REMINDERS,
  nameOfStep,
  REMINDER_KINDS,
  type ReminderRule,
  stepOn,
  timeOf,
} from "#domain/reminders/rules.ts";

const rule: ReminderRule = { way: "send", daysBefore: [7], daysAfter: 3, times: 2 };

test("no reminder is written before somebody switches its rule on", () => {
  expect(REMINDER_KINDS.map((kind) => DEFAULT_REMINDERS[kind].way)).toEqual([
    "off",
    "off",
    "off",
    "off",
    "off",
  ]);
});

describe("a day on 30 September, reminded of 7 days before and every 3 days after, twice", () => {
  test.each([
    ["2025-09-22", undefined],
    ["2025-09-23", { at: "ahead", daysBefore: 7, on: "2025-09-23" }],
    ["2025-09-30", { at: "ahead", daysBefore: 7, on: "2025-09-23" }],
    ["2025-10-01", undefined],
    ["2025-10-03", { at: "overdue", nth: 1, on: "2025-10-03" }],
    ["2025-10-05", { at: "overdue", nth: 1, on: "2025-10-03" }],
    ["2025-10-06", { at: "overdue", nth: 2, on: "2025-10-06" }],
    ["2025-10-08", { at: "overdue", nth: 2, on: "2025-10-06" }],
    ["2025-10-09", undefined],
    ["2026-10-09", undefined],
  ] as const)("is on %s at the step %p", (today, step) => {
    expect(stepOn(rule, today, "2025-09-30")).toEqual(step);
  });
});

describe("a day on 30 September, reminded of 7, 3 and 1 days before", () => {
  test.each([
    ["2025-09-22", undefined],
    ["2025-09-23", 7],
    ["2025-09-26", 7],
    ["2025-09-27", 3],
    ["2025-09-28", 3],
    ["2025-09-29", 1],
    ["2025-09-30", 1],
  ] as const)("is on %s at the step of %p days", (today, days) => {
    const step = stepOn({ ...rule, daysBefore: [7, 3, 1] }, today, "2025-09-30");
    expect(step?.at === "ahead" ? step.daysBefore : undefined).toBe(days);
  });

  test("each of which has a name of its own", () => {
    const names = [7, 1].map((daysBefore) => nameOfStep({ at: "ahead", daysBefore, on: "2025-09-23" }));
    expect(names).toEqual(["ahead7d", "ahead1d"]);
  });
});

describe("the days before as they are typed", () => {
  const read = (daysBefore: string) => {
    const form = settingsForm(DEFAULT_SETTINGS);
    const pay = { ...form.reminders.pay, daysBefore };
    const read = v.safeParse(settingsFormInput, {
      ...form,
      reminders: { ...form.reminders, pay },
    });
    return read.success ? read.output.reminders.pay.daysBefore : fieldIssues(read.issues);
  };
  test.each([
    ["7, 1", [7, 1]],
    ["1 7", [7, 1]],
    [" 1, 7,3 ", [7, 3, 1]],
    ["7, 7", [7]],
    ["", []],
    ["60", [60]],
  ] as const)("%p are %p", (typed, days) => {
    expect(read(typed)).toEqual([...days]);
  });

  test.each(["0", "61", "2.5", "-1", "seven", "9, 7, 3, 1"])("%p is refused beside the field", (typed) => {
    expect(read(typed)).toEqual([{ path: "reminders.pay.daysBefore", key: "daysBefore" }]);
  });
});

const NEVER: [Partial<ReminderRule>, string][] = [
  [{ daysBefore: [] }, "2025-09-25"],
  [{ daysAfter: 0 }, "2025-10-04"],
];
test.each(NEVER)("none, or 0 days, are never: %p", (none, today) => {
  expect(stepOn({ ...rule, ...none }, today, "2025-09-30")).toBeUndefined();
});

describe("a step of 3 October is for nine in the morning of the event's zone (12:00 UTC in Belém)", () => {
  const step = { at: "overdue", nth: 1, on: "2025-10-03" } as const;
  test.each([
    ["2025-10-03T11:59:00Z", "2025-10-03T11:00:00Z", "early", "not at night"],
    ["2025-10-03T12:10:00Z", "2025-10-03T11:10:00Z", "due", "at its hour"],
    ["2025-10-03T13:59:00Z", "2025-10-03T05:00:00Z", "due", "less than two hours late"],
    ["2025-10-03T14:01:00Z", "2025-10-03T05:00:00Z", "late", "after a stop of a morning"],
    ["2025-10-05T12:00:00Z", "2025-10-02T12:00:00Z", "late", "after a stop of days"],
    ["2025-10-04T18:00:00Z", "2025-10-04T17:00:00Z", "due", "where its reason arose later"],
    ["2025-10-04T18:00:00Z", null, "due", "when nobody has looked before"],
  ] as const)("at %s, looked at %p before: %s (%s)", (now, lookedAt, time) => {
    expect(timeOf(step, { now, lookedAt, zone: "America/Belem" })).toBe(time);
  });
});
