import type { Tx } from "#db/client.ts";
import type { FieldChanges } from "#domain/history.ts";
import { usdFromCents } from "#domain/money.ts";
import type { Settlement } from "#domain/orders/moves/balance.ts";
import type { SentStatus } from "#domain/orders/moves/status.ts";
import { refuse } from "#domain/refusal.ts";
import { readBalance } from "./balance.ts";
import type { OrderRow } from "../record/load.ts";

type Settling = { to: SentStatus; settledAs?: Settlement | undefined; force?: boolean | undefined };

/** What is let go of by the move to PAID, and why; nothing is by any other. An ADMIN who forces it may say no reason. */
export async function settle(tx: Tx, order: OrderRow, { to, settledAs, force }: Settling) {
  if (to !== "PAID") return { settledCents: 0, settledAs: null };
  const { outstanding } = await readBalance(tx, { ...order, status: to, settledCents: 0 });
  if (outstanding === 0) return { settledCents: 0, settledAs: null };
  if (!settledAs && !force) {
    throw refuse("moveNeeds", { record: "order", move: "markPaid", need: "settlement" });
  }
  return { settledCents: outstanding, settledAs: settledAs ?? null };
}

/**
 * What the history stores of a move besides its statuses: another file, the waived amount and the amount paid too
 * much.
 */
export async function changesOf(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
): Promise<FieldChanges | undefined> {
  const { paymentConfirmationId: old, settledCents } = before;
  const changes: FieldChanges = {};
  if (after.paymentConfirmationId !== old) {
    changes["paymentConfirmation"] = { old, new: after.paymentConfirmationId };
  }
  if (after.settledCents !== settledCents) {
    changes["settled"] = { old: usdFromCents(settledCents), new: usdFromCents(after.settledCents) };
    changes["settledAs"] = { old: before.settledAs, new: after.settledAs };
  }
  const { credit } = await readBalance(tx, after);
  if (after.status === "PAID" && credit > 0) changes["credit"] = { old: 0, new: usdFromCents(credit) };
  return Object.keys(changes).length === 0 ? undefined : changes;
}
