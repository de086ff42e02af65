import * as v from "valibot";
import { id, optionalText, requiredLine, requiredText, version } from "../fields.ts";
import { message } from "../messages.ts";
import { fileReferences } from "../orders/file-reference.ts";
import { REQUEST_STATUSES } from "./status.ts";

const MAX_TITLE = 200;
const MAX_MESSAGE = 5000;

const record = { id: id(), version: version() };

/** A request of the team: title and message are required (REQ-06), files may come with it. */
export const requestInput = v.object({
  orderId: id(),
  title: v.optional(requiredLine(MAX_TITLE, "titleRequired"), ""),
  message: v.optional(requiredText(MAX_MESSAGE, "messageRequired"), ""),
  attachments: fileReferences(),
});

/**
 * A change of a request: at least a title, a message or a status (REQ-07); what is left out stays. Rejecting
 * needs a comment (REQ-05). Blank is not a title or a message.
 */
export const requestUpdate = v.pipe(
  v.object({
    ...record,
    title: v.optional(requiredLine(MAX_TITLE, "titleRequired")),
    message: v.optional(requiredText(MAX_MESSAGE, "messageRequired")),
    status: v.optional(v.picklist(REQUEST_STATUSES, message("choice"))),
    comment: optionalText(MAX_MESSAGE),
    note: optionalText(2000),
  }),
  v.check(
    (update) => [update.title, update.message, update.status].some((part) => part !== undefined),
    message("requestUnchanged"),
  ),
  v.forward(
    v.partialCheck(
      [["status"], ["comment"]],
      (update) => update.status !== "REJECTED" || update.comment !== "",
      message("commentRequired"),
    ),
    ["comment"],
  ),
);

/** Rejecting a request needs a comment (REQ-05). */
export const requestRejection = v.object({
  ...record,
  comment: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
});

/** An answer to a request, by the partner or the team, with files (REQ-09). */
export const requestComment = v.object({
  id: id(),
  message: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
  attachments: fileReferences(),
});
