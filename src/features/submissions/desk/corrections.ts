import type { FormAnswers } from "../answers/form-answers.ts";
import type { Submission } from "../data.ts";

/** What corrections start from: a save says which version it knew, and a conflict what has changed since. */
export type EditBase = Pick<Submission, "id" | "version" | "status" | "answers">;

/** Answers under correction; `base` moves on when a conflict is settled. */
export type Corrections = { base: EditBase; answers: FormAnswers };

/** The name under which the tab keeps corrections that are not saved yet. */
export function correctionsOf(submissionId: string): string {
  return `submission-edit:${submissionId}`;
}

export function baseOf({ id, version, status, answers }: Submission): EditBase {
  return { id, version, status, answers };
}
