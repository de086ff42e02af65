import { proposalOptions } from "#domain/evaluations/assignment.ts";
import { loadOf } from "#domain/evaluations/proposal.ts";
import { nextTurn } from "../platform/turns.ts";
import { longQuestion } from "../call/verb.ts";
import { makeProposal } from "./proposal.ts";

/** Most gaps that are named, those that lack most marks first; the rest are only counted. */
const MOST_GAPS = 100;

/**
 * What an assignment would do, before anything is done: of each reader the load before and after and which submissions
 * come, and which cannot be filled and why. Of others' work it goes by who has begun or stepped back, never by what was
 * given.
 */
export const propose = longQuestion("assignments.propose", {
  may: ["evaluations.assign"],
  input: proposalOptions,
  sample: ({ clerk }) => ({ marksEach: 1, readers: [{ id: clerk, maximum: null }] }),
  async run(ctx, options) {
    const { open, team, shares, gaps } = await makeProposal(ctx.db.read, options, nextTurn);
    const shown = new Map(
      open.map(({ id, reference, institutionName }) => [id, { id, reference, institutionName }]),
    );
    const names = new Map(team.map(({ id, name }) => [id, name]));
    const short = gaps.toSorted((one, other) => other.missing - one.missing).slice(0, MOST_GAPS);
    return {
      given: shares.reduce((all, { gets }) => all + gets.length, 0),
      readers: shares.map((share) => ({
        id: share.id,
        name: names.get(share.id) ?? "",
        before: share.load,
        after: loadOf(share),
        gets: share.gets.flatMap((id) => shown.get(id) ?? []),
      })),
      gaps: short.flatMap(({ submissionId, missing, because }) => {
        const submission = shown.get(submissionId);
        return submission ? [{ submission, missing, because }] : [];
      }),
      gapCount: gaps.length,
    };
  },
});
