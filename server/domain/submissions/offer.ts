import type { Part } from "../actor.ts";
import { movesFor } from "../moves.ts";
import type { Need } from "../refusal.ts";
import { restoreStatus, type StatusMemory } from "./memory.ts";
import {
  SUBMISSION_MOVES,
  submissionHolds,
  type SubmissionFacts,
  type SubmissionStatus,
  type SubmissionVerb,
} from "./status.ts";

/** The moves staff make; sending and withdrawing belong to the applicant and have verbs of their own. */
export type StaffVerb = Exclude<SubmissionVerb, "submit" | "withdraw">;

/** A move to make now, where it leads from here, and what it asks to be given with it. */
export type OfferedMove = { verb: StaffVerb; to: SubmissionStatus; asks: readonly Need[] };

/** The moves to offer these parts as buttons: exactly what is accepted. */
export function offerSubmissionMoves(
  submission: SubmissionFacts & StatusMemory,
  parts: readonly Part[],
): OfferedMove[] {
  const { status } = submission;
  const holds = submissionHolds(submission);
  const offered = movesFor(SUBMISSION_MOVES, "submission", { status, parts, holds });
  return offered.filter(isStaffVerb).map((verb) => {
    const move = SUBMISSION_MOVES[verb];
    const to = move.to === "BEFORE" ? restoreStatus(submission).status : move.to;
    return { verb, to, asks: "asks" in move ? move.asks : [] };
  });
}

function isStaffVerb(verb: SubmissionVerb): verb is StaffVerb {
  return verb !== "submit" && verb !== "withdraw";
}
