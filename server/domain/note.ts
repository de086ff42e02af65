import { requiredText, text } from "./fields.ts";
import { message } from "./messages.ts";

export const NOTE_MAX = 2000;

/** A note that goes with a move or a decision; where the move asks for one, it must say something. */
export function note(isAsked = false) {
  return isAsked ? requiredText(NOTE_MAX, message("noteRequired")) : text(NOTE_MAX);
}
