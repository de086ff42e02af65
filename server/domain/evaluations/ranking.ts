import { PLAN_STATES } from "../decisions/plan.ts";
import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { submissionStatus } from "../submissions/status-input.ts";
import { APPLICANT_STATUSES, SUBMISSION_STATUSES } from "../submissions/status.ts";

/** `closed`: its marks are not open to the reader. */
const RANKING_STATES = ["ranked", "incomplete", "closed"] as const;
export type RankingState = (typeof RANKING_STATES)[number];

/** Sorting by `spread` shows first what needs discussion. */
export const rankingList = listOf("ranking", {
  columns: { rank: "asc", spread: "desc", marks: "desc", institution: "asc" },
  sort: "rank",
  filters: {
    states: choice(RANKING_STATES),
    /** Empty for readers who do not plan. */
    plans: choice(PLAN_STATES),
    statuses: choice(SUBMISSION_STATUSES, { usual: APPLICANT_STATUSES, item: submissionStatus() }),
  },
});

export type Figures = {
  n: number;
  mean: number | null;
  median: number | null;
  /** Population standard deviation; 0 when all agree. */
  deviation: number | null;
};

/** Mean, median and deviation of the marks, to two decimals. */
export function figuresOf(marks: readonly number[]): Figures {
  const n = marks.length;
  if (n === 0) return { n, mean: null, median: null, deviation: null };
  const mean = sum(marks) / n;
  const sorted = marks.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((n - 1) / 2)], sorted[Math.floor(n / 2)]];
  const deviation = Math.sqrt(sum(marks.map((mark) => (mark - mean) ** 2)) / n);
  return { n, mean: rounded(mean), median: rounded((low + high) / 2), deviation: rounded(deviation) };
}

/** The state of a submission in the ranking; with too few marks it has no rank. */
export function stateOf({ n }: Pick<Figures, "n">, needed: number, isOpen: boolean): RankingState {
  if (!isOpen) return "closed";
  return n < needed ? "incomplete" : "ranked";
}

/** Highest mean first; equal shown means share a rank, and the next rank skips. */
export function ranksOf(means: ReadonlyMap<string, number>): Map<string, number> {
  const sorted = [...means].toSorted(([, a], [, b]) => b - a);
  const ranks = new Map<string, number>();
  let rank = 0;
  let last: number | undefined;
  for (const [at, [id, mean]] of sorted.entries()) {
    if (mean !== last) rank = at + 1;
    last = mean;
    ranks.set(id, rank);
  }
  return ranks;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
