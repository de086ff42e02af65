import type { TemplateId } from "../mail/templates.ts";
import type { SubmissionStatus } from "./status.ts";

/** The mails that tell an applicant the decision, each with the status it speaks of. */
const DECIDED = {
  decisionApproved: "APPROVED",
  decisionRejected: "REJECTED",
} as const satisfies Partial<Record<TemplateId, SubmissionStatus>>;
export type DecisionTemplate = keyof typeof DECIDED;

export const DECISION_TEMPLATES = Object.keys(DECIDED) as DecisionTemplate[];

/** A decision goes out only while it is what the submission's status says. */
export function isDecisionCurrent(template: TemplateId, status: SubmissionStatus): boolean {
  return DECISION_TEMPLATES.some((decision) => decision === template && DECIDED[decision] === status);
}
