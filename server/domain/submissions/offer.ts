import type { Part } from "../actor.ts";
import { offerMoves, type OfferedMove } from "../moves.ts";
import { restoreStatus, type StatusMemory } from "./memory.ts";
import {
  SUBMISSION_MOVES,
  submissionHolds,
  type SubmissionFacts,
  type SubmissionStatus,
  type SubmissionVerb,
} from "./status.ts";

/** Sending and withdrawing are the applicant's and have verbs of their own. */
export type StaffVerb = Exclude<SubmissionVerb, "submit" | "withdraw">;

/** The moves to offer: exactly those that would be accepted. */
export function offerSubmissionMoves(
  submission: SubmissionFacts & StatusMemory,
  parts: readonly Part[],
): OfferedMove<StaffVerb, SubmissionStatus>[] {
  const { status } = submission;
  const holds = submissionHolds(submission);
  const offered = offerMoves(SUBMISSION_MOVES, "submission", { status, parts, holds: () => holds });
  return offered.flatMap(({ verb, to, asks }) =>
    isStaffVerb(verb) ? [{ verb, to: to === "BEFORE" ? restoreStatus(submission).status : to, asks }] : [],
  );
}

function isStaffVerb(verb: SubmissionVerb): verb is StaffVerb {
  return verb !== "submit" && verb !== "withdraw";
}
