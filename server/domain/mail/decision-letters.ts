import type { TemplateId } from "./letters.ts";
import type { OutboxStatus } from "./statuses.ts";
import type { SubmissionStatus } from "../submissions/status.ts";

/** The decision letters, each with the status that it announces. */
const DECIDED = {
  decisionApproved: "APPROVED",
  decisionRejected: "REJECTED",
} as const satisfies Partial<Record<TemplateId, SubmissionStatus>>;
export type DecisionTemplate = keyof typeof DECIDED;

export const DECISION_TEMPLATES = Object.keys(DECIDED) as DecisionTemplate[];

/** The decision that a template announces; undefined for any other mail. */
export function decisionOfTemplate(template: TemplateId): (typeof DECIDED)[DecisionTemplate] | undefined {
  const decision = DECISION_TEMPLATES.find((known) => known === template);
  return decision && DECIDED[decision];
}

/** Statuses of a letter that informed nobody: unsent, held back without a mail server, or given up. */
export const UNSENT_LETTERS = ["draft", "kept", "dead"] as const satisfies readonly OutboxStatus[];

/** A decision is sent only while it matches the submission's status. */
export function isDecisionCurrent(template: TemplateId, status: SubmissionStatus): boolean {
  return decisionOfTemplate(template) === status;
}
