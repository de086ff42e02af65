import * as v from "valibot";
import { message } from "../messages.ts";
import { parseStatus, SUBMISSION_STATUSES } from "./status.ts";

/** A status in a payload or a filter; accepts both spellings. */
export function submissionStatus() {
  return v.pipe(
    v.string(message("choice")),
    v.transform((value) => parseStatus(value) ?? value),
    v.picklist(SUBMISSION_STATUSES, message("choice")),
  );
}
