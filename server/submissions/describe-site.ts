import { requireVersion, rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { describeSiteInput, fillFacts, saidFacts } from "#domain/submissions/site-facts.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadSubmission, ofSubmission } from "./load.ts";

/** Facts of a submission's own area; refused when stale or unchanged. */
export const describeSite = change("submissions.describeSite", {
  may: ["submissions.edit"],
  input: describeSiteInput,
  sample: ({ submission }) => ({ id: submission, version: 1, facts: fillFacts({}) }),
  async run(tx, ctx, input): Promise<{ version: number }> {
    const before = await loadSubmission(tx, ctx, input.id);
    requireVersion("submission", before, input.version);
    const siteFacts = saidFacts(input.facts);
    const changes = requireChanges({ siteFacts: before.siteFacts ?? {} }, { siteFacts });
    const { version } = await rewrite(tx, submissions, before, { siteFacts, updatedAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofSubmission(before), action: "describeSite", changes });
    return { version };
  },
});
