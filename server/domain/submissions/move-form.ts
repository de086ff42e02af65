import * as v from "valibot";
import { message } from "../messages.ts";
import { note } from "../note.ts";
import type { Need } from "../refusal.ts";
import { submissionForceTargets, type SubmissionStatus } from "./status.ts";

/** What staff fill in to make a move that asks for these: a note, and for a duplicate the submission it repeats. */
export function moveForm(asks: readonly Need[]) {
  return v.object({
    note: note(asks.includes("note")),
    originalId: v.pipe(v.string(), v.minLength(asks.includes("original") ? 1 : 0, message("choice"))),
  });
}

/** What an administrator fills in to force a status: any but the present one, and why. */
export function forceForm(from: SubmissionStatus) {
  return v.object({
    status: v.picklist(submissionForceTargets(from), message("choice")),
    note: note(true),
  });
}
