import type { OutboxStatus } from "./retry.ts";
import type { TemplateId } from "./templates.ts";
import type { SubmissionStatus } from "../submissions/status.ts";

/** The mails that tell an applicant the decision, each with the status it speaks of. */
const DECIDED = {
  decisionApproved: "APPROVED",
  decisionRejected: "REJECTED",
} as const satisfies Partial<Record<TemplateId, SubmissionStatus>>;
export type DecisionTemplate = keyof typeof DECIDED;

export const DECISION_TEMPLATES = Object.keys(DECIDED) as DecisionTemplate[];

/** The decision that a mail tells; undefined for any other mail. */
export function decisionOfTemplate(template: TemplateId): (typeof DECIDED)[DecisionTemplate] | undefined {
  const decision = DECISION_TEMPLATES.find((known) => known === template);
  return decision && DECIDED[decision];
}

/** What becomes of a letter that told nobody: it is unsent, or was given up. */
export const UNSENT_LETTERS = ["draft", "dead"] as const satisfies readonly OutboxStatus[];

/** A decision goes out only while it is what the submission's status says. */
export function isDecisionCurrent(template: TemplateId, status: SubmissionStatus): boolean {
  return decisionOfTemplate(template) === status;
}
