import * as v from "valibot";
import { id, optionalText, requiredLine, requiredText, text, version } from "../fields.ts";
import { message } from "../messages.ts";
import { fileReferences } from "../files/file-reference.ts";
import { day } from "../blocks.ts";
import { REQUEST_STATUSES } from "./status.ts";

const MAX_TITLE = 200;
export const MAX_MESSAGE = 5000;

const record = { id: id(), version: version() };

/** The day by which an answer is asked for, in the event's zone; "" for none. */
function dueOn() {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((due) => due === "" || v.is(day(), due), message("dateInvalid")),
    ),
    "",
  );
}

/** What somebody asks for: title and message are required (REQ-06), files may come with it. */
const asked = {
  title: v.optional(requiredLine(MAX_TITLE, "titleRequired"), ""),
  message: v.optional(requiredText(MAX_MESSAGE, "messageRequired"), ""),
  attachments: fileReferences(),
};

/** What the team says of its own request beside what it asks for: until when, and whether approval waits for it. */
const terms = { dueOn: dueOn(), blocksApproval: v.optional(v.boolean(), false) };

/** The form of a request of the team, a new one or one that is edited. */
export const requestForm = v.object({ ...asked, ...terms });

/** A request of the team about an order. */
export const requestInput = v.object({ orderId: id(), ...requestForm.entries });

/** An exhibitor's wish to change an order that is closed to editing: what is to change, and files. */
export const wishForm = v.object({ message: asked.message, attachments: fileReferences() });
export const wishInput = v.object({ orderId: id(), ...wishForm.entries });

/**
 * A change of a request: at least a title, a message or a status (REQ-07); what is left out stays. Rejecting
 * needs a comment (REQ-05). Blank is not a title or a message.
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

/** Deleting a request asks for confirmation (REQ-08). */
export const requestRemoval = v.object({ ...record, confirmed: v.optional(v.boolean(), false) });

/** Whether the exhibitor is reminded of a request's day. */
export const requestMuting = v.object({ ...record, isMuted: v.boolean() });

/**
 * Approving a request, with a comment if there is something to say. `contentVersion` names the version of the order
 * that is agreed to; `force` is an ADMIN's, in the exhibitor's place, with the comment as its note.
 */
export const requestApproval = v.object({
  ...record,
  comment: optionalText(MAX_MESSAGE),
  contentVersion: v.optional(version()),
  force: v.optional(v.boolean(), false),
});

/** What is said with an answer; a rejection and a reopening must say something (REQ-05). */
export function answerForm(isAsked: boolean) {
  return v.object({ comment: isAsked ? requiredText(MAX_MESSAGE, "commentRequired") : text(MAX_MESSAGE) });
}

/** Rejecting a request needs a comment (REQ-05). */
export const requestRejection = v.object({
  ...record,
  comment: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
  contentVersion: v.optional(version()),
  force: v.optional(v.boolean(), false),
});

/** Asking again says why. */
export const requestReopening = v.object({ ...record, note: optionalText(MAX_MESSAGE) });

/** What partner or team say to a request, with files (REQ-09). */
export const commentForm = v.object({
  message: v.optional(requiredText(MAX_MESSAGE, "commentRequired"), ""),
  attachments: fileReferences(),
});
export const requestComment = v.object({ id: id(), ...commentForm.entries });
