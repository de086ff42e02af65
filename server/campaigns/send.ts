import { noteWritten } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { campaigns } from "#db/schema/index.ts";
import { sendInput } from "#domain/campaigns/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { assessAudience } from "./assess.ts";
import { countGoing, readyLetter } from "./check.ts";
import { dropRecipients, freezeRecipients } from "./freeze.ts";
import { loadToMove } from "./load.ts";
import { requireTime } from "./require-time.ts";

/** Campaigns whose recipients are being written; a second press meanwhile is refused. */
const underWay = new Set<string>();

/**
 * EML-06, EML-07: the press. It freezes recipients and text, whether the campaign leaves now or at a time that was
 * planned; refused when other people would get the letter than were shown before it. The messages are written first, in
 * parts, and leave once the campaign runs.
 */
export const sendCampaign = change("campaigns.send", {
  may: ["mails.manage"],
  input: sendInput,
  sample: ({ campaign }) => ({ id: campaign, version: 1, seen: { goes: 1, leftOut: 0 } }),
  async prepare(ctx, { id, version, seen, plannedFor }) {
    if (underWay.has(id)) throw refuse("busy", { retryAfterSeconds: 2 });
    underWay.add(id);
    try {
      const verb = plannedFor === undefined ? "send" : "plan";
      const letter = readyLetter(await loadToMove(ctx.db.read, ctx, { id, version }, verb));
      if (plannedFor !== undefined) await requireTime(ctx.db.read, ctx, plannedFor);
      const assessed = await assessAudience(ctx, letter);
      const now = countGoing(assessed);
      if (now.goes !== seen.goes || now.leftOut !== seen.leftOut) throw refuse("recipientsChanged", now);
      if (now.goes === 0) throw refuse("noRecipients");
      await freezeRecipients(ctx, id, letter, assessed);
      return { id, count: assessed.length, ...now };
    } catch (error) {
      underWay.delete(id);
      throw error;
    }
  },
  async run(tx, ctx, { plannedFor, ...seen }, { count, goes, leftOut }) {
    const verb = plannedFor === undefined ? "send" : "plan";
    const before = await loadToMove(tx, ctx, seen, verb);
    const to = plannedFor === undefined ? "running" : "planned";
    const { id, version } = await rewrite(tx, campaigns, before, {
      status: to,
      recipients: count,
      plannedFor: plannedFor === undefined ? null : new Date(plannedFor),
      startedAt: plannedFor === undefined ? ctx.now : null,
      pausedBecause: null,
      updatedAt: ctx.now,
    });
    await recordHistory(tx, ctx, {
      record: "campaign",
      recordId: id,
      action: verb,
      from: before.status,
      to,
      changes: {
        recipients: { old: null, new: goes },
        leftOut: { old: null, new: leftOut },
        ...(plannedFor !== undefined && { plannedFor: { old: null, new: plannedFor } }),
      },
    });
    noteWritten(tx, { kind: "mail" });
    return { id, version };
  },
  /** Somebody wrote in the draft meanwhile: its recipients are chosen again by the next press. */
  afterRefusal: (ctx, { id }) => dropRecipients(ctx.db, id),
  tidy: async (_ctx, { id }) => void underWay.delete(id),
});
