import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { assignments } from "#db/schema/index.ts";
import { acceptance } from "#domain/evaluations/assignment.ts";
import { refuse } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { mailAssigned } from "./mail.ts";
import { givenBy, makeProposal } from "./proposal.ts";

type Accepted = { given: number; readers: number };

/**
 * Assigns exactly what was shown, or nothing: who may mark what has changed since, so there is another proposal to look
 * at. Each reader who is given something gets one letter.
 */
export const acceptAssignment = change("assignments.accept", {
  may: ["evaluations.assign"],
  input: acceptance,
  sample: ({ clerk, openSubmission }) => ({
    options: { marksEach: 1, readers: [{ id: clerk, maximum: null }] },
    given: [{ readerId: clerk, submissionIds: [openSubmission] }],
  }),
  async run(tx, ctx, { options, given }): Promise<Accepted> {
    const { shares } = await makeProposal(tx, options);
    if (!isSame(givenBy(shares), given)) throw refuse("proposalOutdated");
    if (given.length === 0) throw refuse("nothingChanged");
    const rows = given.flatMap(({ readerId, submissionIds }) =>
      submissionIds.map((submissionId) => ({
        submissionId,
        readerId,
        standing: "proposed" as const,
        createdAt: ctx.now,
      })),
    );
    await insertRows(tx, assignments, rows);
    const id = newId();
    await mailAssigned(tx, ctx, id, given);
    await recordHistory(tx, ctx, {
      record: "assignment",
      recordId: id,
      action: "accept",
      changes: {
        marksEach: { old: null, new: options.marksEach },
        given: { old: null, new: rows.length },
      },
    });
    return { given: rows.length, readers: given.length };
  },
});
