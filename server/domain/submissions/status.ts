import type { Part } from "../actor.ts";
import { whyNot, type MoveTable } from "../moves.ts";
import type { Reason } from "../refusal.ts";
import type { Need } from "../needs.ts";

/** The applicant's five (EOI-34) and the two of the list (SUB-04). */
export const SUBMISSION_STATUSES = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "REJECTED",
  "SIGNED_CONTRACT",
  "HIDDEN",
  "DUPLICATE",
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** All that people outside the team hear of (EOI-34). */
export const APPLICANT_STATUSES = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "REJECTED",
  "SIGNED_CONTRACT",
] as const satisfies readonly SubmissionStatus[];
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

/** Statuses listed by default; HIDDEN and DUPLICATE only when chosen. */
export const LISTED_BY_DEFAULT: readonly SubmissionStatus[] = [...APPLICANT_STATUSES];

export const UNDECIDED = ["PENDING", "REVIEWING"] as const satisfies readonly SubmissionStatus[];

export function isUndecided(status: SubmissionStatus): boolean {
  return (UNDECIDED as readonly SubmissionStatus[]).includes(status);
}

/** Statuses that may order: from approval (GEN-05), also once the contract is signed. */
export const ORDERING_STATUSES = [
  "APPROVED",
  "SIGNED_CONTRACT",
] as const satisfies readonly SubmissionStatus[];

export function isOrderingOpen(status: SubmissionStatus): boolean {
  return (ORDERING_STATUSES as readonly SubmissionStatus[]).includes(status);
}

/** REG-01 */
export function isRegistrable(status: SubmissionStatus): boolean {
  return isOrderingOpen(status);
}

export const SET_ASIDE = ["HIDDEN", "DUPLICATE"] as const satisfies readonly SubmissionStatus[];

/** Whether the submission is set aside; its status before is remembered. */
export function isSetAside(status: SubmissionStatus): status is (typeof SET_ASIDE)[number] {
  return (SET_ASIDE as readonly SubmissionStatus[]).includes(status);
}

/** Statuses that an original can have: an original is no duplicate itself. */
export const ORIGINAL_STATUSES: readonly SubmissionStatus[] = SUBMISSION_STATUSES.filter(
  (status) => status !== "DUPLICATE",
);

/** `duplicateOf` stays set while the duplicate is hidden; absent where only the server knows it. */
type Identified = { id: string; status: SubmissionStatus; duplicateOf?: string | null };

/** Whether a submission can be the original of another: not itself, and no duplicate. */
export function canBeOriginal(original: Identified, duplicateId: string): boolean {
  const isDuplicate = (original.duplicateOf ?? null) !== null;
  return original.id !== duplicateId && !isDuplicate && ORIGINAL_STATUSES.includes(original.status);
}

/** CONTRACT_SIGNED equals SIGNED_CONTRACT; undefined for an unknown one. */
export function parseStatus(value: unknown): SubmissionStatus | undefined {
  if (value === "CONTRACT_SIGNED") return "SIGNED_CONTRACT";
  return SUBMISSION_STATUSES.find((status) => status === value);
}

/**
 * What is not listed is refused. The visitor of `withdraw` is the applicant, known by the secret of the status link.
 * `submit` checks window, captcha, terms and form itself.
 */
export const SUBMISSION_MOVES = {
  submit: { from: ["NONE"], to: "PENDING", by: ["visitor", "partner", "staff"] },
  startReview: { from: ["PENDING"], to: "REVIEWING", by: ["staff"] },
  returnToPending: { from: ["REVIEWING"], to: "PENDING", by: ["staff"] },
  approve: { from: ["PENDING", "REVIEWING"], to: "APPROVED", by: ["staff"] },
  reject: { from: ["PENDING", "REVIEWING"], to: "REJECTED", by: ["staff"] },
  reopen: { from: ["REJECTED"], to: "REVIEWING", by: ["staff"], asks: ["note"] },
  signContract: { from: ["APPROVED"], to: "SIGNED_CONTRACT", by: ["staff"], needs: ["partnerAccount"] },
  undoSignature: {
    from: ["SIGNED_CONTRACT"],
    to: "APPROVED",
    by: ["admin"],
    needs: ["noPaidOrder"],
    asks: ["note"],
  },
  revokeApproval: {
    from: ["APPROVED"],
    to: "REJECTED",
    by: ["staff"],
    needs: ["noLiveOrder"],
    asks: ["note"],
  },
  markDuplicate: {
    from: ["PENDING", "REVIEWING", "REJECTED"],
    to: "DUPLICATE",
    by: ["staff"],
    asks: ["original"],
  },
  hide: {
    from: ["PENDING", "REVIEWING", "APPROVED", "REJECTED", "DUPLICATE"],
    to: "HIDDEN",
    by: ["staff"],
    needs: ["noLiveOrder"],
  },
  restore: { from: ["HIDDEN", "DUPLICATE"], to: "BEFORE", by: ["staff"] },
  withdraw: { from: ["PENDING", "REVIEWING"], to: "REJECTED", by: ["visitor"] },
} as const satisfies MoveTable<SubmissionStatus>;
export type SubmissionVerb = keyof typeof SUBMISSION_MOVES;

export type SubmissionFacts = {
  hasPartnerAccount: boolean;
  /** The submission has an order that is neither draft, rejected nor cancelled. */
  hasLiveOrder: boolean;
  /** The submission has an order in CONFIRM_PAYMENT or PAID. */
  hasPaidOrder: boolean;
};

export function submissionHolds(facts: SubmissionFacts): Need[] {
  const holds: Need[] = [];
  if (facts.hasPartnerAccount) holds.push("partnerAccount");
  if (!facts.hasLiveOrder) holds.push("noLiveOrder");
  if (!facts.hasPaidOrder) holds.push("noPaidOrder");
  return holds;
}

/** Why the move is refused; undefined when it is allowed. */
export function whyNotSubmission(
  verb: SubmissionVerb,
  submission: SubmissionFacts & { status: SubmissionStatus },
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  const facts = { status: submission.status, parts, holds: submissionHolds(submission) };
  return whyNot(SUBMISSION_MOVES, verb, "submission", facts, given);
}

export function submissionForceTargets(from: SubmissionStatus): SubmissionStatus[] {
  return SUBMISSION_STATUSES.filter((status) => status !== from);
}

/** ADMIN only, with a mandatory note; a duplicate names its original. */
export function whyNotForceSubmission(
  from: SubmissionStatus,
  to: SubmissionStatus,
  parts: readonly Part[],
  { note, originalId = "" }: { note: string; originalId?: string | undefined },
): Reason | undefined {
  if (!parts.includes("admin")) return { code: "forbidden", params: {} };
  const move = { record: "submission", move: "force" } as const;
  if (!submissionForceTargets(from).includes(to)) {
    return { code: "moveNotAllowed", params: { ...move, from } };
  }
  if (note.trim() === "") return { code: "moveNeeds", params: { ...move, need: "note" } };
  if (to === "DUPLICATE" && originalId === "") {
    return { code: "moveNeeds", params: { ...move, need: "original" } };
  }
  return undefined;
}
