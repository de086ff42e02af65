import * as v from "valibot";
import { rewrite } from "#db/records.ts";
import { runs } from "#db/schema/index.ts";
import { bulkAct } from "#domain/bulk/acts.ts";
import { selectionInput } from "#domain/bulk/selection.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Assessed } from "../runs/bulk-of.ts";
import { forgetPlans, freezeRun } from "../runs/freeze.ts";
import { change } from "../call/verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { assessAll } from "./frozen-set.ts";
import { BULKS } from "./kinds.ts";

/**
 * Freezes what a verb would be done with: every record with its version, or why not, by the rule of the single verb.
 * The answer is the token for `bulk.run`. Drops one's former preview.
 */
export const freezeBulk = change("bulk.freeze", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ act: bulkAct, selection: selectionInput }),
  sample: ({ order }) => ({
    act: { kind: "orders", verb: "approve" },
    selection: { kind: "ids", ids: [order] },
  }),
  async prepare(ctx, { act, selection }) {
    const bulk = BULKS[act.kind];
    const reason = whyNotCall(ctx.actor, bulk.may);
    if (reason) throw new Refusal(reason);
    const frozen = await assessAll(ctx, bulk, act, selection);
    await forgetPlans(ctx);
    return freezeRun(ctx, act, frozen.map(asRow));
  },
  async run(tx, _ctx, _input, id) {
    await rewrite(tx, runs, { id, version: 1 }, { status: "planned" });
    return { id };
  },
});

function asRow({ id: recordId, reason, caution, seen, ...row }: Assessed) {
  const state = reason ? ("skipped" as const) : ("waiting" as const);
  return { ...row, recordId, state, reason: reason ?? caution ?? null, data: seen };
}
