import * as v from "valibot";
import { wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { isLate } from "../late.ts";
import { DAY_MS, instantAt } from "../wall-time.ts";

/**
 * What an exhibitor, or somebody who still writes an expression of interest, is reminded of. The day of `pay`,
 * `answerRequest` and `windowCloses` is one that comes; that of `signContract` is when the contract was published, of
 * `finishDraft` when the draft was last saved.
 */
export const REMINDER_KINDS = [
  "pay",
  "answerRequest",
  "signContract",
  "finishDraft",
  "windowCloses",
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** `draft`: the team reads it and sends it; `send`: it leaves by itself. */
export const REMINDER_WAYS = ["off", "draft", "send"] as const;

const MAX_DAYS = 60;
const MAX_TIMES = 5;
const MAX_BEFORE = 3;

/** Days before the due day, given in any order and with repetitions. */
function daysBefore() {
  return v.pipe(
    v.custom<readonly number[]>(isListOfDays, message("daysBefore")),
    v.transform((days) => [...new Set(days)].toSorted((a, b) => b - a)),
    v.check((days) => days.length <= MAX_BEFORE, message("daysBefore")),
  );
}

function isListOfDays(value: unknown): boolean {
  return Array.isArray(value) && value.every((day) => Number.isInteger(day) && day >= 1 && day <= MAX_DAYS);
}

function reminderRule() {
  return v.strictObject({
    way: v.picklist(REMINDER_WAYS),
    /** Once at each of these numbers of days before the day, the largest first; none for never. */
    daysBefore: daysBefore(),
    /** Repeat a reminder every this many days after the due day; 0 for never. */
    daysAfter: wholeNumber(0, MAX_DAYS, "numberTooSmall", "numberTooLarge"),
    /** How often a reminder is repeated after the due day. */
    times: wholeNumber(1, MAX_TIMES, "numberTooSmall", "numberTooLarge"),
  });
}
export type ReminderRule = v.InferOutput<ReturnType<typeof reminderRule>>;
export type ReminderRules = Record<ReminderKind, ReminderRule>;

export function reminderRules() {
  return v.strictObject({
    pay: reminderRule(),
    answerRequest: reminderRule(),
    signContract: reminderRule(),
    finishDraft: reminderRule(),
    windowCloses: reminderRule(),
  });
}

const RULE: ReminderRule = { way: "off", daysBefore: [7, 1], daysAfter: 3, times: 2 };
export const DEFAULT_REMINDERS: ReminderRules = {
  pay: RULE,
  answerRequest: RULE,
  signContract: { ...RULE, daysBefore: [], daysAfter: 7, times: 3 },
  finishDraft: { ...RULE, daysBefore: [], daysAfter: 14, times: 1 },
  windowCloses: { ...RULE, daysAfter: 0, times: 1 },
};

/** Whether its day is one that comes, and can be reminded of before. */
export function hasDayToCome(kind: ReminderKind): boolean {
  return kind !== "signContract" && kind !== "finishDraft";
}

/** Whether its day, once over, is still reminded of: nobody can send a proposal after the window has closed. */
export function isRemindedAfter(kind: ReminderKind): boolean {
  return kind !== "windowCloses";
}

/** `on`: the day it is for (YYYY-MM-DD of the event's zone); a step is written once, whatever happens in between. */
export type ReminderStep =
  | { at: "ahead"; daysBefore: number; on: string }
  | { at: "overdue"; nth: number; on: string };

/** By which the letters of a step are known, so that none is written twice. */
export function nameOfStep(step: ReminderStep): string {
  return step.at === "overdue" ? `${step.at}${step.nth}` : `${step.at}${step.daysBefore}d`;
}

/**
 * The step of a rule that a record is at today, counted from its day; days are YYYY-MM-DD of the event's zone. Before
 * the day each of its days until the next, after it one step at a time, the last one for as long as the others; then
 * none.
 */
export function stepOn(rule: ReminderRule, today: string, day: string): ReminderStep | undefined {
  const { daysBefore, daysAfter, times } = rule;
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (left >= 0) {
    const near = daysBefore.findLast((days) => left <= days);
    if (near === undefined) return undefined;
    return { at: "ahead", daysBefore: near, on: plusDays(day, -near) };
  }
  if (daysAfter === 0) return undefined;
  const nth = Math.floor(-left / daysAfter);
  return nth >= 1 && nth <= times ? { at: "overdue", nth, on: plusDays(day, nth * daysAfter) } : undefined;
}

/** The hour of reminders in the event's zone, so that nobody is mailed at night. */
const HOUR = "09:00";

/**
 * Whether the step's hour has come, and whether the portal slept through it: it stood still at that hour and until more
 * than two hours later. `lookedAt`: when it looked last (ISO 8601), null before the first time.
 */
export function timeOf(
  { on }: ReminderStep,
  { now, lookedAt, zone }: { now: string; lookedAt: string | null; zone: string },
): "early" | "due" | "late" {
  const hour = Date.parse(instantAt(`${on}T${HOUR}`, zone) ?? `${on}T${HOUR}:00Z`);
  if (Date.parse(now) < hour) return "early";
  const wasAsleep = lookedAt !== null && Date.parse(lookedAt) < hour;
  return wasAsleep && isLate(new Date(hour), new Date(now)) ? "late" : "due";
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
