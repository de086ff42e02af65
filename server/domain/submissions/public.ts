import type { StatusMemory } from "./memory.ts";
import { isSetAside, whyNotSubmission, type ApplicantStatus, type SubmissionStatus } from "./status.ts";

/** The status an applicant or exhibitor hears of: one of five. What staff hid or set aside keeps the one it had. */
export function publicStatus({
  status,
  statusBefore,
}: Pick<StatusMemory, "status" | "statusBefore">): ApplicantStatus {
  const heard = isSetAside(status) ? statusBefore : status;
  return heard === null || isSetAside(heard) ? "PENDING" : heard;
}

/** The link's holder is the applicant, whoever else is signed in on that device. */
export const APPLICANT = ["visitor"] as const;
const NO_FACTS = { hasPartnerAccount: false, hasLiveOrder: false, hasPaidOrder: false };

/** Whether the applicant may take the submission back: while nothing was decided. */
export function canWithdraw(status: SubmissionStatus): boolean {
  return whyNotSubmission("withdraw", { ...NO_FACTS, status }, APPLICANT) === undefined;
}

/** Steps that lead to each public status; what was taken back again is not told. */
const WAY: Record<ApplicantStatus, readonly ApplicantStatus[]> = {
  PENDING: ["PENDING"],
  REVIEWING: ["PENDING", "REVIEWING"],
  APPROVED: ["PENDING", "REVIEWING", "APPROVED"],
  REJECTED: ["PENDING", "REVIEWING", "REJECTED"],
  SIGNED_CONTRACT: ["PENDING", "REVIEWING", "APPROVED", "SIGNED_CONTRACT"],
};

export type Milestone = { status: ApplicantStatus; at: Date };
/** A change of status as history tells it. */
export type PastMove = { to: string | null; action: string; at: Date };

/**
 * The public statuses on the way to this one, each with the last time it was reached, oldest first. `moves` come
 * oldest first; a restored submission did not reach its status again.
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
