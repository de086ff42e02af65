import { and, eq } from "drizzle-orm";
import { nextVersion } from "#db/columns.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { describeSiteInput, fillFacts, saidFacts } from "#domain/submissions/site-facts.ts";
import { changedFields, recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { requireVersion } from "../version.ts";
import { loadSubmission, ofSubmission } from "./load.ts";

/** Staff say what is special about the area a submission got; refused when stale or when nothing differs. */
export const describeSite = change("submissions.describeSite", {
  may: ["submissions.edit"],
  input: describeSiteInput,
  sample: ({ submission }) => ({ id: submission, version: 1, facts: fillFacts({}) }),
  async run(tx, ctx, input): Promise<{ version: number }> {
    const before = await loadSubmission(tx, ctx, input.id);
    requireVersion("submission", before, input.version);
    const siteFacts = saidFacts(input.facts);
    const changes = changedFields({ siteFacts: before.siteFacts ?? {} }, { siteFacts });
    if (Object.keys(changes).length === 0) throw refuse("nothingChanged");
    const [after] = await tx
      .update(submissions)
      .set({ siteFacts, updatedAt: ctx.now, version: nextVersion() })
      .where(and(eq(submissions.id, before.id), eq(submissions.version, input.version)))
      .returning({ version: submissions.version });
    if (!after) throw refuse("stale", { record: "submission", current: before.version });
    await recordHistory(tx, ctx, { ...ofSubmission(before), action: "describeSite", changes });
    return after;
  },
});
