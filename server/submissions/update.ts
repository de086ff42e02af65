import { and, eq } from "drizzle-orm";
import { nextVersion } from "#db/columns.ts";
import { submissions } from "#db/schema/index.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import type { SubmissionEdit } from "#domain/submissions/schema.ts";
import type { Ctx } from "../context.ts";
import { changedFields, recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { answersOf, columnsOf } from "./answers.ts";
import { loadSubmission } from "./load.ts";

/** Staff correct the answers (SUB-03) under the rules of the form; refused when stale or when nothing differs. */
export async function updateSubmission(ctx: Ctx, input: SubmissionEdit): Promise<{ version: number }> {
  if (!can(ctx.actor, "submissions.edit")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "submissions.update", input, async () => {
      const before = await loadSubmission(ctx, tx, input.id);
      if (before.version !== input.version) {
        throw refuse("stale", { record: "submission", current: before.version });
      }
      const changes = changedFields(answersOf(before), input.answers);
      if (Object.keys(changes).length === 0) throw refuse("nothingChanged");
      const [after] = await tx
        .update(submissions)
        .set({ ...columnsOf(input.answers, before.reference), updatedAt: ctx.now, version: nextVersion() })
        .where(and(eq(submissions.id, before.id), eq(submissions.version, input.version)))
        .returning({ version: submissions.version });
      if (!after) throw refuse("stale", { record: "submission", current: before.version });
      await recordHistory(tx, ctx, {
        record: "submission",
        recordId: before.id,
        submissionId: before.id,
        action: "update",
        changes,
      });
      return after;
    }),
  );
}
