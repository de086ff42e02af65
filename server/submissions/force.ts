import * as v from "valibot";
import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { Refusal } from "#domain/refusal.ts";
import { rememberStatus } from "#domain/submissions/memory.ts";
import { submissionStatus } from "#domain/submissions/status-input.ts";
import { isSetAside, whyNotForceSubmission } from "#domain/submissions/status.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { dropDecisionDrafts } from "./decision-mail.ts";
import { loadSubmission, ofSubmission } from "./load.ts";
import { requireOriginal } from "./original.ts";
import { type Moved, writeStatus } from "./move.ts";

const forceInput = v.strictObject({
  id: id(),
  version: version(),
  status: submissionStatus(),
  note: optionalText(2000),
  /** The original, when forced to DUPLICATE. */
  originalId: v.optional(id()),
});

/** ADMIN only: any other status, with a note, for a duplicate its original; shown as forced. No mail. */
export const forceStatus = change("submissions.force", {
  may: ["status.force"],
  input: forceInput,
  sample: ({ openSubmission }) => ({
    id: openSubmission,
    version: 1,
    status: "HIDDEN",
    note: "Fora da zona",
  }),
  async run(tx, ctx, input): Promise<Moved> {
    const before = await loadSubmission(tx, ctx, input.id);
    const reason = whyNotForceSubmission(before.status, input.status, partsOf(ctx.actor), input);
    if (reason) throw new Refusal(reason);
    requireVersion("submission", before, input.version);
    const isDuplicate = input.status === "DUPLICATE";
    if (isDuplicate) await requireOriginal(tx, before, input.originalId, "force");
    const isAside = isSetAside(input.status);
    const after = await writeStatus(tx, ctx, before, {
      status: input.status,
      statusBefore: isAside ? rememberStatus(before) : null,
      duplicateOf: isDuplicate ? (input.originalId ?? null) : isAside ? before.duplicateOf : null,
      withdrawnAt: null,
    });
    if (!isAside) await dropDecisionDrafts(tx, before.id);
    await recordHistory(tx, ctx, {
      ...ofSubmission(before),
      action: "force",
      from: before.status,
      to: after.status,
      note: input.note,
      isForced: true,
    });
    return { id: after.id, status: after.status, version: after.version };
  },
});
