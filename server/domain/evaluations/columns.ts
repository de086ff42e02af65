import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { SubmissionStatus } from "../submissions/status.ts";
import type { EvaluationState } from "./list.ts";
import { CRITERIA, type Criterion, type Decision } from "./schema.ts";

type Row = {
  reader: string;
  submission: { reference: string; institutionName: string; status: SubmissionStatus };
  average: number | null;
};
type FileRow = Row &
  Record<Criterion, number | null> & {
    decision: Decision;
    state: EvaluationState;
    comment: string;
    abstainedAt: Date | null;
    abstainedBecause: string;
    updatedAt: Date;
  };
type Said = {
  LL: {
    evaluations: { decision: WordsFor<Decision> };
    marking: { states: WordsFor<EvaluationState> };
    statuses: { submission: WordsFor<SubmissionStatus> };
  };
};

/** How a file calls the criteria: "Theme" is what a submission is about. */
export const CRITERION_HEADINGS = {
  theme: "criterionTheme",
  innovation: "innovation",
  sustainability: "sustainability",
  feasibility: "feasibility",
  publicInterest: "publicInterest",
} as const satisfies Record<Criterion, string>;

/** The evaluations that their reader may see, a row each with all its marks. */
export const evaluationColumns = columnsOf<Row, Said, FileRow>()(
  ["institution", "reader", "marks", "average", "decision", "status", "changed"],
  [
    {
      of: "institution",
      heading: "reference",
      kind: "text",
      width: 16,
      value: (row) => row.submission.reference,
    },
    { of: "institution", kind: "text", width: 40, value: (row) => row.submission.institutionName },
    {
      of: "status",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.submission[row.submission.status](),
    },
    { of: "reader", kind: "text", width: 28, value: (row) => row.reader },
    ...CRITERIA.map((criterion) => ({
      of: "marks" as const,
      heading: CRITERION_HEADINGS[criterion],
      kind: "number" as const,
      value: (row: FileRow) => row[criterion],
    })),
    { of: "average", kind: "number", value: (row) => row.average },
    {
      of: "decision",
      heading: "recommendation",
      kind: "text",
      width: 14,
      value: ({ abstainedAt, decision }, { LL }) =>
        abstainedAt ? null : LL.evaluations.decision[decision](),
    },
    {
      of: "decision",
      heading: "state",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.marking.states[row.state](),
    },
    {
      of: null,
      heading: "comment",
      kind: "text",
      width: 60,
      value: (row) => row.comment || row.abstainedBecause,
    },
    { of: "changed", heading: "changed", kind: "instant", value: (row) => row.updatedAt },
  ],
);
