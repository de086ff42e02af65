import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import { evaluations, submissions, users } from "#db/schema/index.ts";
import { CRITERION_HEADINGS, evaluationColumns } from "#domain/evaluations/columns.ts";
import { evaluationState } from "#domain/evaluations/list.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import type { Ctx } from "../portal/context.ts";
import { everyEvaluation } from "./list.ts";
import { exportOf } from "../exports/export-of.ts";

export const evaluationExport = exportOf({
  may: ["evaluations.view"],
  every: everyEvaluation,
  read,
  columns: evaluationColumns,
  words: ({ evaluations, marking }) => ({ title: evaluations.title, columns: marking.columns }),
  called: ({ evaluating: { criteria } }, locale) =>
    Object.fromEntries(
      CRITERIA.map((criterion) => [CRITERION_HEADINGS[criterion], criteria[criterion].name[locale]]),
    ),
});

async function read(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db.read
    .select({ evaluation: evaluations, submission: submissions, reader: users.name })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(isNamed(evaluations.id, ids));
  return rows.map(({ evaluation, submission, reader }) => ({
    ...evaluation,
    average: shownAverage(evaluation.average),
    state: evaluationState(evaluation),
    submission,
    reader,
  }));
}
