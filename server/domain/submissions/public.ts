import type { StatusMemory } from "./memory.ts";
import { isSetAside, whyNotSubmission, type ApplicantStatus, type SubmissionStatus } from "./status.ts";

/** The status that people outside the team see, one of five; a hidden submission shows the status it had. */
export function publicStatus({
  status,
  statusBefore,
}: Pick<StatusMemory, "status" | "statusBefore">): ApplicantStatus {
  const heard = isSetAside(status) ? statusBefore : status;
  return heard === null || isSetAside(heard) ? "PENDING" : heard;
}

/** The holder of the link is the applicant, whoever is signed in. */
export const APPLICANT = ["visitor"] as const;
const NO_FACTS = { hasPartnerAccount: false, hasLiveOrder: false, hasPaidOrder: false };

/** Whether the applicant can withdraw: until the submission is decided. */
export function canWithdraw(status: SubmissionStatus): boolean {
  return whyNotSubmission("withdraw", { ...NO_FACTS, status }, APPLICANT) === undefined;
}

/** Whether the applicant can correct: until the team starts its review. */
export function canCorrect(status: SubmissionStatus): boolean {
  return status === "PENDING";
}

/** Steps on the way to each public status; reverted steps are not shown. */
const WAY: Record<ApplicantStatus, readonly ApplicantStatus[]> = {
  PENDING: ["PENDING"],
  REVIEWING: ["PENDING", "REVIEWING"],
  APPROVED: ["PENDING", "REVIEWING", "APPROVED"],
  REJECTED: ["PENDING", "REVIEWING", "REJECTED"],
  SIGNED_CONTRACT: ["PENDING", "REVIEWING", "APPROVED", "SIGNED_CONTRACT"],
};

export type Milestone = { status: ApplicantStatus; at: Date };
export type PastMove = { to: string | null; action: string; at: Date };

/**
 * Each with the last time it was reached, oldest first, as `moves` are. A restored submission did not reach its
 * status again.
 */
export function milestones(status: ApplicantStatus, begun: Date, moves: readonly PastMove[]): Milestone[] {
  const reached = new Map<string, Date>([["PENDING", begun]]);
  for (const { to, action, at } of moves) {
    if (to && to !== "PENDING" && action !== "restore") reached.set(to, at);
  }
  return WAY[status]
    .flatMap((step) => {
      const at = reached.get(step);
      return at ? [{ status: step, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
