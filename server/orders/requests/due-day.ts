import { refuse } from "#domain/refusal.ts";
import { isDayOver } from "#domain/requests/schema.ts";
import { dayAt } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";

/** Refuses a past day with `answerDayOver`; `before` is the day set so far. */
export async function requireDayToCome(
  { db, now }: SignedInCtx,
  dueOn: string,
  before: string | null = null,
): Promise<void> {
  const { eventZone } = await readSettings(db.read);
  if (isDayOver(dueOn, before ?? "", dayAt(now.toISOString(), eventZone))) throw refuse("answerDayOver");
}
