import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import { evaluations, submissions, users } from "#db/schema/index.ts";
import { evaluationState } from "#domain/evaluations/list.ts";
import { CRITERIA, type Criterion } from "#domain/evaluations/schema.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import type { Ctx } from "../context.ts";
import { everyEvaluation } from "../evaluations/list.ts";
import { exportOf } from "./export-of.ts";
import type { Heading } from "./words.ts";

/** "Theme" is what a submission is about. */
const HEADINGS = {
  theme: "criterionTheme",
  innovation: "innovation",
  sustainability: "sustainability",
  feasibility: "feasibility",
  publicInterest: "publicInterest",
} as const satisfies Record<Criterion, Heading>;

/** The evaluations that a reader may see as a file, a row each with all its marks. */
export const evaluationExport = exportOf({
  list: "evaluations",
  may: ["evaluations.view"],
  every: everyEvaluation,
  read,
  heads: () => ({}) as never,
  called: ({ evaluating: { criteria } }, locale) =>
    Object.fromEntries(CRITERIA.map((criterion) => [HEADINGS[criterion], criteria[criterion].name[locale]])),
  columns: {
    file: [
      { heading: "reference", of: "institution", kind: "text", width: 16, value: (row) => row.reference },
      {
        heading: "institution",
        of: "institution",
        kind: "text",
        width: 40,
        value: (row) => row.institutionName,
      },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 18,
        value: (row, { LL }) => LL.statuses.submission[row.status](),
      },
      { heading: "reader", of: "reader", kind: "text", width: 28, value: (row) => row.reader },
      ...CRITERIA.map((criterion) => ({
        heading: HEADINGS[criterion],
        of: "marks",
        kind: "number" as const,
        value: (row: Row) => row.evaluation[criterion],
      })),
      {
        heading: "mean",
        of: "average",
        kind: "number",
        value: (row) => shownAverage(row.evaluation.average),
      },
      {
        heading: "recommendation",
        of: "decision",
        kind: "text",
        width: 14,
        value: ({ evaluation }, { LL }) =>
          evaluation.abstainedAt ? null : LL.evaluations.decision[evaluation.decision](),
      },
      {
        heading: "state",
        of: "state",
        kind: "text",
        width: 18,
        value: ({ evaluation }, { LL }) => LL.marking.states[evaluationState(evaluation)](),
      },
      {
        heading: "comment",
        of: null,
        kind: "text",
        width: 60,
        value: ({ evaluation }) => evaluation.comment || evaluation.abstainedBecause,
      },
      { heading: "changed", of: "changed", kind: "instant", value: ({ evaluation }) => evaluation.updatedAt },
    ],
  },
});

type Row = Awaited<ReturnType<typeof read>>[number];

async function read(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.read
    .select({
      id: evaluations.id,
      evaluation: evaluations,
      reader: users.name,
      reference: submissions.reference,
      institutionName: submissions.institutionName,
      status: submissions.status,
    })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(isNamed(evaluations.id, ids));
}
