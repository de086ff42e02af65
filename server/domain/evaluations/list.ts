import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { submissionStatus } from "../submissions/status-input.ts";
import { SUBMISSION_STATUSES } from "../submissions/status.ts";
import { DECISIONS } from "./schema.ts";

/** `setAside`: out of the averages by a conflict of interest. */
const EVALUATION_STATES = ["given", "begun", "abstained", "setAside"] as const;
export type EvaluationState = (typeof EVALUATION_STATES)[number];

type Facts = { givenAt: unknown; abstainedAt: unknown; setAsideAt: unknown };

export function evaluationState({ givenAt, abstainedAt, setAsideAt }: Facts): EvaluationState {
  if (setAsideAt) return "setAside";
  if (abstainedAt) return "abstained";
  return givenAt ? "given" : "begun";
}

/** The reader's own evaluations, and others' of submissions whose marks are open to the reader (EVA-01). */
export const evaluationList = listOf("evaluations", {
  columns: { changed: "desc", institution: "asc", reader: "asc", average: "desc" },
  sort: "changed",
  filters: {
    decisions: choice(DECISIONS),
    states: choice(EVALUATION_STATES),
    whose: choice(["own", "others"]),
    /** Statuses of the evaluated submission. */
    statuses: choice(SUBMISSION_STATUSES, { item: submissionStatus() }),
    /** Changed after its evaluator could see others' marks. */
    changed: choice(["knowing"]),
  },
});
