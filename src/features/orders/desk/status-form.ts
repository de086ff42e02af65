import * as v from "valibot";
import { bearsPayment } from "#domain/orders/rules.ts";
import { fileReferences, type FileReference } from "#domain/orders/file-reference.ts";
import { forceTargets, SENT_STATUSES, type SentStatus } from "#domain/orders/status.ts";
import { message } from "#domain/messages.ts";
import { note } from "#domain/note.ts";
import { refuse } from "#domain/refusal.ts";
import type { Order, OfferedMove, StatusInput } from "./data.ts";

/** A choice beside the moves of the table, for administrators. */
export const FORCE = "FORCE";

export type StatusForm = {
  /** The verb of an offered move, FORCE, or nothing yet. */
  choice: string;
  forcedTo: SentStatus | "";
  note: string;
  /** The payment confirmation. */
  files: FileReference[];
};
export const EMPTY_FORM: StatusForm = { choice: "", forcedTo: "", note: "", files: [] };

/** The change of an order's status: a move that is offered, or a forced status, with what it asks for. */
export function statusForm(order: Order) {
  return v.pipe(
    v.object({
      choice: v.string(),
      forcedTo: v.picklist([...SENT_STATUSES, ""]),
      note: note(),
      files: fileReferences(),
    }),
    v.forward(
      v.check(({ choice, forcedTo }) => choice !== FORCE || forcedTo !== "", message("choice")),
      ["forcedTo"],
    ),
    v.forward(
      v.check((form) => form.note !== "" || !targetOf(order, form)?.needsNote, message("noteRequired")),
      ["note"],
    ),
    v.forward(
      v.check(
        (form) => form.files.length > 0 || !targetOf(order, form)?.needsFile,
        message("confirmationRequired"),
      ),
      ["files"],
    ),
  );
}

type SentMove = OfferedMove & { to: SentStatus };

/** The moves that lead to another status of a sent order, as the server offers them. */
export function movesOf(order: Order): SentMove[] {
  return order.moves.filter((move): move is SentMove => isSent(move.to));
}

function isSent(status: string): status is SentStatus {
  return (SENT_STATUSES as readonly string[]).includes(status);
}

/** Where an administrator may force the order. */
export function forcedChoices({ status, sentAt }: Pick<Order, "status" | "sentAt">): SentStatus[] {
  return forceTargets({ status, isSent: sentAt !== null });
}

/** A form kept from before, without a choice that is no longer offered; what was written and uploaded stays. */
export function refitStatus(kept: StatusForm, order: Order): StatusForm {
  const isOffered =
    kept.choice === FORCE
      ? order.canForce && kept.forcedTo !== order.status
      : movesOf(order).some(({ verb }) => verb === kept.choice);
  return isOffered ? kept : { ...kept, choice: "", forcedTo: "" };
}

export type Target = { to: SentStatus; needsNote: boolean; needsFile: boolean; isForced: boolean };

/** What the form leads to, and what it asks for on the way; undefined while nothing is chosen. */
export function targetOf(order: Order, form: Pick<StatusForm, "choice" | "forcedTo">): Target | undefined {
  if (form.choice === FORCE) {
    if (form.forcedTo === "") return undefined;
    return { to: form.forcedTo, needsNote: true, needsFile: false, isForced: true };
  }
  const move = movesOf(order).find(({ verb }) => verb === form.choice);
  if (!move) return undefined;
  return {
    to: move.to,
    needsNote: move.asks.includes("note"),
    needsFile: move.asks.includes("paymentConfirmation"),
    isForced: false,
  };
}

/** What is sent; refused here already while nothing would change (ORD-15). */
export function statusInput(order: Order, form: StatusForm): StatusInput {
  const target = targetOf(order, form);
  if (!target) throw refuse("nothingChanged");
  const { id, version } = order;
  const { to: status, isForced: force } = target;
  const [file] = bearsPayment(status) ? form.files : [];
  return { id, version, status, note: form.note, force, ...(file && { paymentConfirmation: file.id }) };
}
