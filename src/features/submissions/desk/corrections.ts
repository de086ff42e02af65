import type { FormAnswers } from "../answers/answers.ts";
import type { Submission } from "../data.ts";

/** What corrections start from: a save says which version it knew, and a conflict what has changed since, and by whom. */
export type Corrected = Pick<Submission, "id" | "version" | "status"> & {
  answers: FormAnswers;
  changedBy: string;
};

/** The name under which the tab keeps corrections that are not saved yet. */
export function correctionsOf(submissionId: string): string {
  return `submission-edit:${submissionId}`;
}

export function toCorrect({ id, version, status, answers, history }: Submission): Corrected {
  return { id, version, status, answers, changedBy: history[0]?.actorName ?? "" };
}
