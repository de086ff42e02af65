import * as v from "valibot";
import { partsOf } from "#domain/actor.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { rememberStatus } from "#domain/submissions/memory.ts";
import { isSetAside, submissionStatus, whyNotForceSubmission } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { dropDecisionDrafts } from "./decision-mail.ts";
import { loadSubmission } from "./load.ts";
import { writeStatus, type Moved } from "./move.ts";

export const ForceSchema = v.strictObject({
  id: id(),
  version: version(),
  status: submissionStatus(),
  note: optionalText(2000),
});

/** ADMIN only: any other status, with a mandatory note; history shows it as forced (decisions.md 7). No mail. */
export async function forceStatus(ctx: Ctx, input: v.InferOutput<typeof ForceSchema>): Promise<Moved> {
  return ctx.db.write((tx) =>
    once(ctx, tx, "submissions.force", input, async () => {
      const before = await loadSubmission(ctx, tx, input.id);
      const reason = whyNotForceSubmission(before.status, input.status, partsOf(ctx.actor), input.note);
      if (reason) throw new Refusal(reason);
      if (before.version !== input.version) {
        throw refuse("stale", { record: "submission", current: before.version });
      }
      const isAside = isSetAside(input.status);
      const after = await writeStatus(ctx, tx, before, {
        status: input.status,
        statusBefore: isAside ? rememberStatus(before) : null,
        duplicateOf: isAside ? before.duplicateOf : null,
        withdrawnAt: null,
      });
      if (!isAside) await dropDecisionDrafts(tx, before.id);
      await recordHistory(tx, ctx, {
        record: "submission",
        recordId: before.id,
        submissionId: before.id,
        action: "force",
        from: before.status,
        to: after.status,
        note: input.note,
        isForced: true,
      });
      return { id: after.id, status: after.status, version: after.version };
    }),
  );
}
