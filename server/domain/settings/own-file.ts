import * as v from "valibot";
import { id, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";

/** What is stored of an uploaded picture that the portal has re-encoded: its size in pixels, within a box. */
export function ownFile(box: { width: number; height: number }) {
  return {
    /** The id of the uploaded file. */
    file: id(),
    sha256: v.pipe(v.string(message("required")), v.regex(/^[0-9a-f]{64}$/, message("required"))),
    width: wholeNumber(1, box.width, "numberTooSmall", "numberTooLarge"),
    height: wholeNumber(1, box.height, "numberTooSmall", "numberTooLarge"),
  };
}
export type OwnFile = { file: string; sha256: string; width: number; height: number };
