import { countryName } from "../countries.ts";
import type { PlanState } from "../decisions/plan.ts";
import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { Locale } from "../locales.ts";
import type { SubmissionStatus } from "../submissions/status.ts";
import type { RankingState } from "./ranking.ts";

type Row = {
  rank: number | null;
  submission: {
    reference: string;
    institutionName: string;
    country: string;
    spaceM2: number;
    status: SubmissionStatus;
  };
  plan: PlanState;
  state: RankingState;
  mean: number | null;
  median: number | null;
  deviation: number | null;
  n: number | null;
  own: number | null;
};
type Said = {
  LL: {
    statuses: { submission: WordsFor<SubmissionStatus> };
    decisions: { plans: WordsFor<PlanState> };
    ranking: { states: WordsFor<RankingState> };
  };
  locale: Locale;
};

/** The ranking as its reader may see it; whoever defends it has the marks in the list of evaluations. */
export const rankingColumns = columnsOf<Row, Said>()(
  [
    "institution",
    "rank",
    "mean",
    "median",
    "spread",
    "marks",
    "own",
    "changed",
    "given",
    "plan",
    "size",
    "status",
  ],
  [
    { of: "rank", kind: "number", value: (row) => row.rank },
    {
      of: "institution",
      heading: "reference",
      kind: "text",
      width: 16,
      value: (row) => row.submission.reference,
    },
    {
      of: "institution",
      kind: "text",
      width: 40,
      value: (row) => row.submission.institutionName,
    },
    {
      of: null,
      heading: "country",
      kind: "text",
      width: 18,
      value: (row, { locale }) => countryName(row.submission.country, locale),
    },
    { of: "size", heading: "size", kind: "number", value: (row) => row.submission.spaceM2 },
    {
      of: "status",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.submission[row.submission.status](),
    },
    {
      of: "plan",
      heading: "plan",
      kind: "text",
      width: 18,
      value: ({ plan }, { LL }) => (plan === "none" ? null : LL.decisions.plans[plan]()),
    },
    { of: "rank", heading: "state", kind: "text", value: (row, { LL }) => LL.ranking.states[row.state]() },
    { of: "mean", kind: "number", value: (row) => row.mean },
    { of: "median", kind: "number", value: (row) => row.median },
    { of: "spread", heading: "deviation", kind: "number", value: (row) => row.deviation },
    { of: "marks", kind: "number", value: (row) => row.n },
    { of: "own", kind: "number", value: (row) => row.own },
  ],
);
