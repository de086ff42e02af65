import type { EvaluationState } from "#domain/evaluations/list.ts";
import type { FirstMarks } from "#domain/evaluations/first-marks.ts";
import type { Criterion, Decision } from "#domain/evaluations/schema.ts";
import type { Scores } from "#domain/evaluations/score.ts";
import type { Locale } from "#domain/locales.ts";

/** An evaluation as printed. */
export type EvaluationSheet = Scores & {
  /** The submission's rank as the reader of the paper sees it; null without one. */
  rank: number | null;
  reference: string;
  institution: string;
  country: string;
  spaceM2: number;
  reader: string;
  cannotJudge: readonly Criterion[];
  decision: Decision;
  comment: string;
  average: number | null;
  state: EvaluationState;
  abstainedBecause: string | null;
  first: (FirstMarks & { average: number | null }) | null;
  isChangedKnowing: boolean;
  /** ISO 8601 */
  updatedAt: string;
};

/** Evaluations on paper (EVA-03): one, or those of a list; `total` is how many the list has, when not all are printed. */
export type EvaluationsData = {
  locale: Locale;
  event: string;
  zone: string;
  /** ISO 8601 */
  date: string;
  /** The used criteria with the team's names for them; empty means the portal's own name. */
  criteria: readonly { criterion: Criterion; name: string }[];
  /** A sheet of one; else a table, by rank. */
  isOne: boolean;
  sheets: readonly EvaluationSheet[];
  total: number;
};
