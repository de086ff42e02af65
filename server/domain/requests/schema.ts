import * as v from "valibot";
import { id, optionalText, requiredLine, requiredText, text, version } from "../fields.ts";
import { message } from "../messages.ts";
import { fileReferences } from "../files/file-reference.ts";
import { day } from "../blocks.ts";
import { REQUEST_STATUSES } from "./status.ts";

const MAX_TITLE = 200;
export const MAX_MESSAGE = 5000;

const record = { id: id(), version: version() };

/** The due day in the event's zone; "" for none. */
function dueOn() {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((due) => due === "" || v.is(day(), due), message("dateInvalid")),
    ),
    "",
  );
}

/** REQ-06 */
const asked = {
  title: v.optional(requiredLine(MAX_TITLE, "titleRequired"), ""),
  message: v.optional(requiredText(MAX_MESSAGE, "messageRequired"), ""),
  attachments: fileReferences(),
};

/** Due day, and whether approval waits for it. */
const terms = { dueOn: dueOn(), blocksApproval: v.optional(v.boolean(), false) };

const requestFields = v.object({ ...asked, ...terms });

/** `today` is the event's: an answer is due on a coming day, or on the day already set. */
export function requestForm(today: string, before = "") {
  return v.pipe(
    requestFields,
    v.forward(
      v.partialCheck([["dueOn"]], ({ dueOn: due }) => !isDayOver(due, before, today), message("dayOver")),
      ["dueOn"],
    ),
  );
}

/** Whether the day has passed, in the event's zone, "" for none; the day set before may have passed. */
export function isDayOver(due: string, before: string, today: string): boolean {
  return due !== "" && due !== before && due < today;
}

export const requestInput = v.object({ orderId: id(), ...requestFields.entries });

/** A request to change an order that is closed to editing. */
export const wishForm = v.object({ message: asked.message, attachments: fileReferences() });
export const wishInput = v.object({ orderId: id(), ...wishForm.entries });

/**
 * At least a title, a message or a status (REQ-07), none blank; what is left out stays. Rejecting needs a comment
 * (REQ-05).
 */
export const requestUpdate = v.pipe(
  v.object({
    ...record,
    title: v.optional(requiredLine(MAX_TITLE, "titleRequired")),
    message: v.optional(requiredText(MAX_MESSAGE, "messageRequired")),
    attachments: v.optional(fileReferences()),
    dueOn: v.optional(dueOn()),
    blocksApproval: v.optional(v.boolean()),
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

/** REQ-08 */
export const requestRemoval = v.object({ ...record, confirmed: v.optional(v.boolean(), false) });

/** Turns the reminders of a request off or on. */
export const requestMuting = v.object({ ...record, isMuted: v.boolean() });

/**
 * `contentVersion` is the order's version that is agreed to; `force` is an ADMIN answering for the exhibitor, with
 * the comment as note.
 */
export const requestApproval = v.object({
  ...record,
  comment: optionalText(MAX_MESSAGE),
  /** Files that come with an answer in words. */
  attachments: fileReferences(),
  contentVersion: v.optional(version()),
  force: v.optional(v.boolean(), false),
});

/** Required for rejecting and reopening (REQ-05), and where the comment is the answer, which may bring files. */
export function answerForm(isAsked: boolean) {
  const comment = isAsked ? requiredText(MAX_MESSAGE, "commentRequired") : text(MAX_MESSAGE);
  return v.object({ comment, attachments: fileReferences() });
}

/** REQ-05 */
export const requestRejection = v.object({
  ...record,
  comment: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
  contentVersion: v.optional(version()),
  force: v.optional(v.boolean(), false),
});

export const requestReopening = v.object({ ...record, note: optionalText(MAX_MESSAGE) });

/** REQ-09 */
export const commentForm = v.object({
  message: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
  attachments: fileReferences(),
});
export const requestComment = v.object({ id: id(), ...commentForm.entries });
