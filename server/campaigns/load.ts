import { and, count, eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { loadAt } from "#db/records.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { CAMPAIGN_MOVES, type CampaignCounts, type CampaignVerb } from "#domain/campaigns/moves.ts";
import type { OutboxStatus } from "#domain/mail/statuses.ts";
import { whyNot } from "#domain/moves.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";

export type CampaignRow = typeof campaigns.$inferSelect;

export async function loadCampaign(db: ReadDb | Tx, id: string): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw refuse("notFound", { record: "campaign" });
  return row;
}

/** Loads a campaign at the version that was on the screen, for a move that its status allows. */
export async function loadToMove(
  tx: Tx | ReadDb,
  { actor }: Pick<SignedInCtx, "actor">,
  seen: { id: string; version: number },
  verb: CampaignVerb,
): Promise<CampaignRow> {
  const campaign = await loadAt(tx, campaigns, seen);
  requireMove(actor, campaign, verb);
  return campaign;
}

function requireMove(actor: SignedInCtx["actor"], { status }: CampaignRow, verb: CampaignVerb): void {
  const facts = { status, parts: partsOf(actor), holds: [] };
  const reason = whyNot(CAMPAIGN_MOVES, verb, "campaign", facts);
  if (reason) throw new Refusal(reason);
}

/** Nothing is written in it any more once it was sent. */
export async function loadDraft(tx: Tx, seen: { id: string; version: number }): Promise<CampaignRow> {
  const campaign = await loadAt(tx, campaigns, seen);
  requireDraft(campaign, "update");
  return campaign;
}

export function requireDraft({ status }: CampaignRow, move: string): void {
  if (status !== "draft") throw refuse("moveNotAllowed", { record: "campaign", move, from: status });
}

/** The messages to its recipients; tests are none of them. */
export function isOfCampaign(id: string) {
  return and(eq(outbox.campaignId, id), eq(outbox.lane, "campaign"));
}

/** The campaign's count that each status of a message belongs to. */
export const STATE_OF: Record<OutboxStatus, keyof CampaignCounts> = {
  draft: "waiting",
  queued: "waiting",
  sending: "waiting",
  failed: "waiting",
  sent: "sent",
  kept: "kept",
  dead: "failed",
  skipped: "skipped",
};

export async function countRecipients(db: ReadDb | Tx, id: string): Promise<CampaignCounts> {
  const rows = await db
    .select({ status: outbox.status, some: count() })
    .from(outbox)
    .where(isOfCampaign(id))
    .groupBy(outbox.status);
  const counts: CampaignCounts = { waiting: 0, sent: 0, kept: 0, failed: 0, skipped: 0 };
  for (const { status, some } of rows) counts[STATE_OF[status]] += some;
  return counts;
}
