import * as v from "valibot";
import { noteWritten } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { campaigns } from "#db/schema/index.ts";
import { replanInput } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { deleteRecipients } from "./freeze.ts";
import { loadToMove } from "./load.ts";
import { refreshValues } from "./refresh-values.ts";
import { requireTime } from "./require-time.ts";

const input = v.strictObject({ id: id(), version: v.pipe(v.number(), v.integer()) });

/** Changes the time of a planned campaign; text and recipients stay. */
export const replanCampaign = change("campaigns.replan", {
  may: ["mails.manage"],
  input: replanInput,
  sample: ({ campaign }) => ({ id: campaign, version: 1, plannedFor: "2025-11-12T09:00:00-03:00" }),
  async run(tx, ctx, { plannedFor, ...seen }) {
    const before = await loadToMove(tx, ctx, seen, "replan");
    await requireTime(tx, ctx, plannedFor);
    const next = new Date(plannedFor);
    if (before.plannedFor?.getTime() === next.getTime()) throw refuse("nothingChanged");
    const { id: moved, version } = await rewrite(tx, campaigns, before, {
      plannedFor: next,
      updatedAt: ctx.now,
    });
    await recordHistory(tx, ctx, {
      record: "campaign",
      recordId: moved,
      action: "replan",
      changes: { plannedFor: { old: before.plannedFor?.toISOString() ?? null, new: plannedFor } },
    });
    return { id: moved, version };
  },
});

/** Sends a planned campaign before its time. */
export const sendPlanned = change("campaigns.sendNow", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  async prepare(ctx, seen) {
    await refreshValues(ctx.portal, await loadToMove(ctx.db.read, ctx, seen, "sendNow"));
  },
  async run(tx, ctx, seen) {
    const before = await loadToMove(tx, ctx, seen, "sendNow");
    const { id: moved, version } = await rewrite(tx, campaigns, before, {
      status: "running",
      startedAt: ctx.now,
      plannedFor: null,
      updatedAt: ctx.now,
    });
    const moves = { action: "sendNow", from: before.status, to: "running" } as const;
    await recordHistory(tx, ctx, { record: "campaign", recordId: moved, ...moves });
    noteWritten(tx, { kind: "mail" });
    return { id: moved, version };
  },
});

/** A draft again, to be written in and sent to others; its recipients are chosen anew by the next press. */
export const unplanCampaign = change("campaigns.unplan", {
  may: ["mails.manage"],
  input,
  sample: ({ campaign }) => ({ id: campaign, version: 1 }),
  async run(tx, ctx, seen) {
    const before = await loadToMove(tx, ctx, seen, "unplan");
    const { id: moved, version } = await rewrite(tx, campaigns, before, {
      status: "draft",
      plannedFor: null,
      recipients: 0,
      updatedAt: ctx.now,
    });
    await deleteRecipients(tx, moved);
    const moves = { action: "unplan", from: before.status, to: "draft" } as const;
    await recordHistory(tx, ctx, { record: "campaign", recordId: moved, ...moves });
    return { id: moved, version };
  },
});
