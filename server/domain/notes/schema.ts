import * as v from "valibot";
import { id, requiredText, version } from "../fields.ts";
import { message } from "../messages.ts";

export const TEAM_NOTE_MAX = 4000;

export const noteForm = v.strictObject({ text: requiredText(TEAM_NOTE_MAX, message("noteRequired")) });

export const noteInput = v.strictObject({ submissionId: id(), ...noteForm.entries });

/** A note about an order. */
export const orderNoteInput = v.strictObject({ orderId: id(), ...noteForm.entries });

export const noteAt = v.strictObject({ id: id(), version: version() });

export const noteEdit = v.strictObject({ ...noteAt.entries, ...noteForm.entries });
