import { and, count, eq, inArray, min } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { loadRun } from "../runs/load.ts";
import { change } from "../call/verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import type { Ctx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";

/** Letters of a run that wait, and when the first leaves: none does where there is no mail server. */
type WaitingLetters = { count: number; leaveAt: string | null };

export const NO_LETTERS: WaitingLetters = { count: 0, leaveAt: null };

/** Letters of the runs that no attempt was made to send yet. */
function areWaiting(runIds: readonly string[]) {
  return and(inArray(outbox.runId, [...runIds]), eq(outbox.status, "queued"), eq(outbox.attempts, 0));
}

export async function readWaitingLetters(
  { db: { read: db }, portal }: Pick<Ctx, "db" | "portal">,
  runIds: readonly string[],
): Promise<Map<string, WaitingLetters>> {
  if (!sendsMail(portal.env)) return new Map();
  const rows = await db
    .select({ runId: outbox.runId, count: count(), at: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(areWaiting(runIds))
    .groupBy(outbox.runId);
  return new Map(
    rows.map(({ runId, count: some, at }) => [
      runId ?? "",
      { count: some, leaveAt: at?.toISOString() ?? null },
    ]),
  );
}

/** Lets the letters of one's own run leave at once. */
export const sendLetters = change("bulk.sendLetters", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id() }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input): Promise<{ count: number }> {
    const run = await loadRun(tx, ctx, input.id);
    if (!sendsMail(ctx.portal.env)) throw refuse("noMailServer");
    const sent = await tx
      .update(outbox)
      .set({ nextAttemptAt: ctx.now })
      .where(areWaiting([run.id]))
      .returning({ id: outbox.id });
    if (sent.length === 0) throw refuse("nothingChanged");
    noteWritten(tx, { kind: "mail" });
    return { count: sent.length };
  },
});
