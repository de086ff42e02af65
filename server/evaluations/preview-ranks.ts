import { and, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { evaluations, submissions } from "#db/schema/index.ts";
import { DEFAULT_EVALUATING, evaluatingRules } from "#domain/evaluations/criteria.ts";
import { rankMoves, ranksUnder } from "#domain/evaluations/rank-moves.ts";
import { SET_ASIDE } from "#domain/submissions/status.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { longQuestion } from "../call/verb.ts";
import { isCounted, openTo } from "../sight/marks.ts";

/**
 * Which ranks other criteria or weights would move, before saving. Only of submissions whose marks the reader may
 * see.
 */
export const previewRanks = longQuestion("evaluations.previewRanks", {
  may: ["settings.update"],
  input: v.strictObject({ evaluating: evaluatingRules() }),
  sample: { evaluating: DEFAULT_EVALUATING },
  async run(ctx, { evaluating }) {
    const { evaluating: now } = await readSettings(ctx.db.read);
    const judged = await readJudged(ctx);
    const named = new Map(judged.map(({ submissionId, submission }) => [submissionId, submission]));
    const moved = rankMoves(judged, now, evaluating).flatMap(({ submissionId, ...move }) => {
      const submission = named.get(submissionId);
      return submission ? [{ ...submission, ...move }] : [];
    });
    return { moved, ranked: ranksUnder(judged, now).size };
  },
});

/** Reads the marks that the reader's ranking counts. */
function readJudged(ctx: SignedInCtx) {
  const { submissionId, theme, innovation, sustainability, feasibility, publicInterest } = evaluations;
  return ctx.db.read
    .select({
      submissionId,
      submission: { reference: submissions.reference, institutionName: submissions.institutionName },
      scores: { theme, innovation, sustainability, feasibility, publicInterest },
    })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(
      and(
        isNotNull(evaluations.givenAt),
        isCounted(evaluations),
        notInArray(submissions.status, [...SET_ASIDE]),
        sql`${submissionId} in ${openTo(ctx.actor.id)}`,
      ),
    );
}
