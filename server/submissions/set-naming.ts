import { rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { namingInput } from "#domain/submissions/naming-input.ts";
import { maySetNaming } from "#domain/submissions/naming.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadSubmission, ofSubmission } from "./load.ts";

/**
 * The exhibitor agrees that the site names its organisation among those that come, or takes that back; the team can
 * take it back for it. It stands by itself, so it asks for no version, and said twice it is said once.
 */
export const setNaming = change("submissions.setNaming", {
  may: ["own.edit", "submissions.edit"],
  input: namingInput,
  sample: ({ submission }) => ({ id: submission, mayName: false }),
  async run(tx, ctx, { id, mayName }): Promise<{ version: number }> {
    const before = await loadSubmission(tx, ctx, id);
    if (!maySetNaming(ctx.actor, mayName)) throw refuse("forbidden");
    if ((before.mayBeNamedSince !== null) === mayName) return { version: before.version };
    const mayBeNamedSince = mayName ? ctx.now : null;
    const { version } = await rewrite(tx, submissions, before, { mayBeNamedSince, updatedAt: ctx.now });
    const action = mayName ? "allowNaming" : "withdrawNaming";
    await recordHistory(tx, ctx, { ...ofSubmission(before), action });
    return { version };
  },
});
