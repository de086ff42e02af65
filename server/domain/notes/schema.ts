import * as v from "valibot";
import { id, requiredText, version } from "../fields.ts";
import { message } from "../messages.ts";

/** Room for an account of a telephone call. */
export const TEAM_NOTE_MAX = 4000;

/** What is typed: a text that says something. */
export const noteForm = v.strictObject({ text: requiredText(TEAM_NOTE_MAX, message("noteRequired")) });

/** A new note about a submission. */
export const noteInput = v.strictObject({ submissionId: id(), ...noteForm.entries });

/** A note as its author last saw it. */
export const noteAt = v.strictObject({ id: id(), version: version() });

/** Its text again. */
export const noteEdit = v.strictObject({ ...noteAt.entries, ...noteForm.entries });
