import type { ReadDb, Tx } from "#db/client.ts";
import { whyNotAt } from "#domain/campaigns/planned-time.ts";
import { Refusal } from "#domain/refusal.ts";
import { readSettings } from "../event/read.ts";

/** Refused for a moment that a campaign cannot be planned for. ISO 8601. */
export async function requireTime(
  db: ReadDb | Tx,
  { now }: { now: Date },
  plannedFor: string,
): Promise<void> {
  const reason = whyNotAt(new Date(plannedFor), now, await readSettings(db));
  if (reason) throw new Refusal(reason);
}
