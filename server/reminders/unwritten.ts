import type { Tx } from "#db/client.ts";
import { nameOfStep, type ReminderStep } from "#domain/reminders/rules.ts";
import type { Ctx } from "../portal/context.ts";
import { wasWritten } from "../mail/enqueue.ts";

/** The one name of a letter about a reason, its day and the step; undefined once it was written. */
export async function unwritten(
  tx: Tx,
  ctx: Pick<Ctx, "portal">,
  about: string,
  step: ReminderStep,
): Promise<string | undefined> {
  const name = `${about}.${nameOfStep(step)}`;
  return (await wasWritten(tx, ctx, name)) ? undefined : name;
}
