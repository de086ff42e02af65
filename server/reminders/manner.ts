import type { ReminderRule, timeOf } from "#domain/reminders/rules.ts";
import type { Reason } from "#domain/refusal.ts";

/** How a reminder is written: to leave, or for the team to read first, and why. */
export type Manner = { status: "queued" | "draft"; reason?: Reason };

export function mannerOf(rule: ReminderRule, time: Exclude<ReturnType<typeof timeOf>, "early">): Manner {
  if (time === "late") return { status: "draft", reason: { code: "reminderLate", params: {} } };
  return { status: rule.way === "send" ? "queued" : "draft" };
}
