import { noteWritten, type Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { campaigns } from "#db/schema/index.ts";
import { SYSTEM } from "#domain/actor.ts";
import { timeOfPlanned } from "#domain/campaigns/planned-time.ts";
import { reasonOf } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import type { Portal } from "../portal/portal.ts";
import { isDueBy } from "./due.ts";
import { deleteRecipients } from "./freeze.ts";
import type { CampaignRow } from "./load.ts";
import { refreshValues } from "./refresh-values.ts";

/**
 * Begins every campaign whose time has come. One that a standstill of the portal delayed by more than two hours is a
 * draft again, which says so, and its recipients are released.
 */
export async function beginPlanned(portal: Portal): Promise<void> {
  const { db, clock, log } = portal;
  const isDue = await isDueBy(db.read, clock());
  for (const campaign of await db.read.select().from(campaigns).where(isDue)) {
    const now = clock();
    const time = timeOfPlanned(campaign.plannedFor ?? now, now);
    try {
      if (time === "due") await refreshValues(portal, campaign);
      await db.write((tx) => (time === "late" ? miss(tx, campaign, now) : leave(tx, campaign, now)));
      log.info({ campaign: campaign.id, time }, "planned campaign");
    } catch (error) {
      // Somebody was faster: it was planned anew, taken back or sent.
      if (reasonOf(error)?.code !== "stale") throw error;
    }
  }
}

async function leave(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  await rewrite(tx, campaigns, campaign, { status: "running", startedAt: now });
  const moves = { action: "leave", from: campaign.status, to: "running" } as const;
  await recordHistory(tx, { actor: SYSTEM, now }, { record: "campaign", recordId: campaign.id, ...moves });
  noteWritten(tx, { kind: "mail" });
}

async function miss(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  const plannedFor = campaign.plannedFor?.toISOString() ?? "";
  await rewrite(tx, campaigns, campaign, {
    status: "draft",
    plannedFor: null,
    recipients: 0,
    pausedBecause: { code: "campaignLate", params: { plannedFor } },
  });
  await deleteRecipients(tx, campaign.id);
  const moves = { action: "miss", from: campaign.status, to: "draft" } as const;
  await recordHistory(tx, { actor: SYSTEM, now }, { record: "campaign", recordId: campaign.id, ...moves });
}
