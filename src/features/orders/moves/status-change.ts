import { FORCE, missingWith, type MoveForm } from "#domain/move-form.ts";
import { type Cents, centsFromUsd } from "#domain/money.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { bearsPayment } from "#domain/orders/moves/rules.ts";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import type { SentStatus } from "#domain/orders/moves/status.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Moving, WantedMove } from "#src/kit/record/moving.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { type MoveAsked, orderAt, setStatus, type Order, type StatusInput } from "../data.ts";
import { waysOf } from "./status-ways.ts";

/** The input of the call; it has a payment confirmation where the status takes one. */
export function statusInput(
  { id, version }: Pick<Order, "id" | "version">,
  { verb, to: status, asks }: WantedMove<OfferedVerb, SentStatus>,
  { note, files, settledAs, silent, ...paid }: Omit<MoveForm, "choice" | "forcedTo" | "originalId">,
  /** Cents outstanding, before a transfer given with the move. */
  missing: Cents,
): StatusInput {
  const reason = SETTLEMENTS.find((one) => one === settledAs);
  const [file] = bearsPayment(status) ? files : [];
  const { amount, paidOn, reference } = paid;
  return {
    id,
    version,
    status,
    note,
    force: verb === FORCE,
    silent,
    ...(file && { paymentConfirmation: file.id, transfer: { reference, amount, paidOn: paidOn || null } }),
    ...(reason &&
      asks.includes("settlement") &&
      !(file && missingWith(missing, { files, amount }) === 0) && { settledAs: reason }),
  };
}

/** What the letter of a move depends on. */
export function letterAsked(
  id: string,
  { verb, to: status, asks }: WantedMove<OfferedVerb, SentStatus>,
  given: Omit<MoveForm, "choice" | "forcedTo" | "originalId">,
  missing: Cents,
): MoveAsked {
  const { note } = given;
  const move = { verb, to: status, asks };
  const { settledAs: reason } = statusInput({ id, version: 1 }, move, given, missing);
  return { id, status, note, force: verb === FORCE, ...(reason && { settledAs: reason }) };
}

/** What the dialog and its button are called: by the pressed move, if there is one. */
export function titlesOf({ desk: { moves, status } }: TranslationFunctions, asked: OfferedVerb | undefined) {
  if (asked === undefined) return { title: status.title(), submit: status.save() };
  return { title: moves[asked](), submit: moves[asked]() };
}

/** How the team moves an order, for the dialog that asks. */
export const orderMoving: Moving<Order, OfferedVerb, SentStatus> = {
  at: ({ id }) => orderAt(id),
  draft: ({ id }) => `order-status:${id}`,
  ways: waysOf,
  names: (LL) => ({ move: LL.desk.moves, status: LL.statuses.order }),
  failed: (LL) => LL.desk.order.updateFailed(),
  send: (order, move, given) =>
    sendChange(setStatus, statusInput(order, move, given, centsFromUsd(order.paid.outstanding))),
};
