import type { Criterion, Decision } from "./schema.ts";
import type { Scores } from "./score.ts";

/** The marks given at first, stored once they are changed. */
export type FirstMarks = Scores & {
  cannotJudge: readonly Criterion[];
  decision: Decision;
  comment: string;
  /** ISO 8601 */
  at: string;
};

type Given = Omit<FirstMarks, "at">;

/** Whether marks, recommendation or texts differ. */
export function isChanged(before: Given, after: Given): boolean {
  return wordsOf(before) !== wordsOf(after);
}

function wordsOf({ theme, innovation, sustainability, feasibility, publicInterest, ...said }: Given): string {
  const { cannotJudge, decision, comment } = said;
  const marks = [theme, innovation, sustainability, feasibility, publicInterest];
  return JSON.stringify([marks, cannotJudge.toSorted(), decision, comment]);
}
