import { forceTargets, SENT_STATUSES, type SentStatus } from "#domain/orders/status.ts";
import type { Order, OfferedMove } from "./data.ts";

/** A choice beside the moves of the table, for administrators. */
export const FORCE = "FORCE";

export type StatusForm = {
  /** The verb of an offered move, FORCE, or nothing yet. */
  choice: OfferedMove["verb"] | typeof FORCE | "";
  forcedTo: SentStatus | "";
  note: string;
};
export const EMPTY_FORM: StatusForm = { choice: "", forcedTo: "", note: "" };

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

/** A form kept from before, without a choice that is no longer offered; the note always stays. */
export function formFor(order: Order, kept: StatusForm): StatusForm {
  const isOffered =
    kept.choice === FORCE
      ? order.canForce && kept.forcedTo !== order.status
      : movesOf(order).some(({ verb }) => verb === kept.choice);
  return isOffered ? kept : { ...EMPTY_FORM, note: kept.note };
}

export type Target = { to: SentStatus; needsNote: boolean; needsFile: boolean; isForced: boolean };

/** What the form leads to, and what it asks for on the way; undefined while nothing is chosen. */
export function targetOf(order: Order, form: StatusForm): Target | undefined {
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

export type StatusProblems = Partial<Record<"change" | "forcedTo" | "note" | "file", true>>;

/** What keeps the form from being sent; `change` when nothing would change at all (ORD-15). */
export function findProblems(order: Order, form: StatusForm, hasFile: boolean): StatusProblems {
  const target = targetOf(order, form);
  const problems: StatusProblems = {};
  if (form.choice === FORCE && form.forcedTo === "") problems.forcedTo = true;
  else if (!target) problems.change = true;
  if (target?.needsNote && form.note.trim() === "") problems.note = true;
  if (target?.needsFile && !hasFile) problems.file = true;
  return problems;
}
