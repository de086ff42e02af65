import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten, type Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import { CAMPAIGN_MOVES, type CampaignVerb } from "#domain/campaigns/moves.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { recordHistory } from "../history/record.ts";
import { leaveOutOfStopped } from "../mail/outbox.ts";
import { change } from "../call/verb.ts";
import { type CampaignRow, isOfCampaign, loadToMove } from "./load.ts";

const input = v.strictObject({ id: id(), version: v.pipe(v.number(), v.integer()) });

/** What is on its way arrives; the rest waits. */
export const pauseCampaign = change("campaigns.pause", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  run: async (tx, ctx, seen) => move(tx, ctx, await loadToMove(tx, ctx, seen, "pause"), "pause"),
});

export const resumeCampaign = change("campaigns.resume", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  run: async (tx, ctx, seen) => move(tx, ctx, await loadToMove(tx, ctx, seen, "resume"), "resume"),
});

/** Stops a campaign: recipients who still wait are left out for good. */
export const stopCampaign = change("campaigns.stop", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  async run(tx, ctx, seen) {
    const before = await loadToMove(tx, ctx, seen, "stop");
    const moved = await move(tx, ctx, before, "stop");
    await leaveOutOfStopped(tx, eq(outbox.campaignId, before.id));
    return moved;
  },
});

/**
 * Retries messages that the server refused for good or that were held back without a mail server; each stays the
 * same message.
 */
export const retryCampaign = change("campaigns.retry", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  async run(tx, ctx, seen) {
    const before = await loadToMove(tx, ctx, seen, "retry");
    if (!sendsMail(ctx.portal.env)) throw refuse("noMailServer");
    const again = await tx
      .update(outbox)
      .set({ status: "queued", attempts: 0, nextAttemptAt: ctx.now, leasedUntil: null, sentAt: null })
      .where(and(isOfCampaign(before.id), inArray(outbox.status, ["dead", "kept"])))
      .returning({ id: outbox.id });
    if (again.length === 0) throw refuse("nothingChanged");
    return move(tx, ctx, before, "retry");
  },
});

type Move = Extract<CampaignVerb, "pause" | "resume" | "stop" | "retry">;

async function move(tx: Tx, ctx: SignedInCtx, before: CampaignRow, verb: Move) {
  const { to } = CAMPAIGN_MOVES[verb];
  const isUnderWay = to === "running";
  const { id: moved, version } = await rewrite(tx, campaigns, before, {
    status: to,
    updatedAt: ctx.now,
    pausedBecause: null,
    finishedAt: to === "stopped" ? ctx.now : null,
  });
  await recordHistory(tx, ctx, {
    record: "campaign",
    recordId: moved,
    action: verb,
    from: before.status,
    to,
  });
  if (isUnderWay) noteWritten(tx, { kind: "mail" });
  return { id: moved, version };
}
