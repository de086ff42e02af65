import { requireVersion, rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { answersOf, answerColumns } from "./answers.ts";
import { changesComparison, compareAgain } from "./compare.ts";
import { mailNewLink, nextLink } from "./links.ts";
import { loadSubmission, ofSubmission } from "./load.ts";

/**
 * Staff corrections (SUB-03) under the form's rules; refused when stale or unchanged. With another address the links
 * of the status page end, and a new link is mailed there.
 */
export const updateSubmission = change("submissions.update", {
  may: ["submissions.edit"],
  input: submissionEditInput,
  sample: ({ submission }) => ({ id: submission, version: 1, answers: SAMPLE_ANSWERS }),
  async run(tx, ctx, input): Promise<{ version: number }> {
    const before = await loadSubmission(tx, ctx, input.id);
    requireVersion("submission", before, input.version);
    const changes = requireChanges(answersOf(before), input.answers);
    const linkNumber = "representativeEmail" in changes ? nextLink(ctx, before) : before.linkNumber;
    const answers = answerColumns(input.answers, before.reference);
    const after = await rewrite(tx, submissions, before, { ...answers, linkNumber, updatedAt: ctx.now });
    if (changesComparison(changes)) await compareAgain(tx, { id: before.id, ...input.answers });
    await recordHistory(tx, ctx, {
      ...ofSubmission(before),
      action: "update",
      changes,
    });
    if (linkNumber !== before.linkNumber) await mailNewLink(tx, ctx, after);
    return { version: after.version };
  },
});
