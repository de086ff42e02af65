import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import type { Reason } from "#domain/refusal.ts";
import { noteCampaign } from "./note-mail.ts";

/** A running campaign stops where it is, and says why; what waits leaves once somebody lets it go on. */
export async function pauseCampaign(tx: Tx, id: string, because: Reason): Promise<void> {
  await tx
    .update(campaigns)
    .set({ status: "paused", pausedBecause: because, version: sql`${campaigns.version} + 1` })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, "running")));
  noteCampaign(tx, id);
}
