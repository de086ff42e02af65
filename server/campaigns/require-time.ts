import type { ReadDb, Tx } from "#db/client.ts";
import { whyNotAt } from "#domain/campaigns/planned-time.ts";
import { Refusal } from "#domain/refusal.ts";
import { readSettings } from "../event/read.ts";

/** Refuses a moment (ISO 8601) that a campaign cannot be planned for. */
export async function requireTime(
  db: ReadDb | Tx,
  { now }: { now: Date },
  plannedFor: string,
): Promise<void> {
  const reason = whyNotAt(new Date(plannedFor), now, await readSettings(db));
  if (reason) throw new Refusal(reason);
}
