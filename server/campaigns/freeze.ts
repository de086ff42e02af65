import type { Database, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { outbox } from "#db/schema/index.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { messageIdOf } from "../mail/enqueue.ts";
import { nextTurn } from "../platform/turns.ts";
import type { Assessed, LetterToSend } from "./assess.ts";
import { subjectOf } from "./letter.ts";
import { isOfCampaign, loadCampaign } from "./load.ts";

/** Rows per transaction: few enough that other requests run in between (P23). */
const AT_ONCE = 200;

/**
 * Writes a message for every recipient, those who are left out with the reason. Nothing of it leaves before its campaign
 * runs. Each message has an id of the campaign and the submission, so that none is ever written twice.
 */
export async function freezeRecipients(
  ctx: SignedInCtx,
  campaignId: string,
  letter: LetterToSend,
  assessed: readonly Assessed[],
): Promise<void> {
  await dropRecipients(ctx.db, campaignId);
  const ids = newIds(assessed.length);
  for (let from = 0; from < assessed.length; from += AT_ONCE) {
    const rows = assessed
      .slice(from, from + AT_ONCE)
      .map((one, at) => messageOf(ctx, campaignId, letter, one, ids[from + at] ?? ""));
    await ctx.db.write((tx) => insertRows(tx, outbox, rows));
    await nextTurn();
  }
}

/** What a press left behind that came to no end; never anything of a campaign that was sent. */
export async function dropRecipients(db: Database, campaignId: string): Promise<void> {
  await db.write(async (tx) => {
    const campaign = await loadCampaign(tx, campaignId);
    if (campaign.status === "draft") await deleteRecipients(tx, campaignId);
  });
}

export async function deleteRecipients(tx: Tx, campaignId: string): Promise<void> {
  await tx.delete(outbox).where(isOfCampaign(campaignId));
}

function messageOf(
  ctx: SignedInCtx,
  campaignId: string,
  letter: LetterToSend,
  { to, values, reason }: Assessed,
  id: string,
): typeof outbox.$inferInsert {
  return {
    id,
    messageId: messageIdOf(ctx, `${campaignId}.${to.id}`),
    template: "campaign",
    locale: to.locale,
    toEmail: to.email,
    toName: to.name,
    subject: subjectOf(letter, to.locale, values),
    params: { values },
    lane: "campaign",
    status: reason ? "skipped" : "queued",
    reason: reason ?? null,
    nextAttemptAt: ctx.now,
    recordKind: "submission",
    recordId: to.id,
    campaignId,
    createdAt: ctx.now,
  };
}
