import { requiredText, text } from "./fields.ts";
import { message } from "./messages.ts";

export const NOTE_MAX = 2000;

/** A note, required where the move asks for one. */
export function note(isAsked = false) {
  return isAsked ? requiredText(NOTE_MAX, message("noteRequired")) : text(NOTE_MAX);
}
