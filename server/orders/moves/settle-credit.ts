import { and, eq, exists, inArray, isNotNull, ne, or } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { orders, payments } from "#db/schema/index.ts";
import type { HistoryAction } from "#domain/records.ts";
import { type Cents, centsFromUsd, usdFromCents } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { type CreditUse, creditUse, mostOfCredit } from "#domain/orders/moves/payment.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { isOfSameOwner } from "../../members/membership.ts";
import { change } from "../../call/verb.ts";
import { balanceOfRow, readBalance, TRANSFERRED } from "../payments/balance.ts";
import { type LoadedOrder, loadOrder, type OrderRow } from "../record/load.ts";
import { mailCreditReturned, mailPartAccepted } from "../payments/mail-payment.ts";
import { type Moved, moveOrder } from "./move.ts";
import { type PaymentRow, requireMade } from "../payments/payments.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

/**
 * Returns a credit, or a part of it, which is mailed, or uses it for another order of the organisation that is still to
 * be paid. There it counts as paid, with the letter of a payment; the order is paid with it when nothing is missing any
 * more.
 */
export const settleCredit = change("orders.settleCredit", {
  may: ["orders.move"],
  input: creditUse,
  sample: ({ order }) => ({ id: order, version: 1, how: "returned", amount: 1, paidOn: "2025-07-30" }),
  async run(tx, ctx, input): Promise<Moved> {
    const loaded = await loadOrder(tx, ctx, input.id);
    const { order } = loaded;
    requireVersion("order", order, input.version);
    const paid = await readBalance(tx, order);
    const amount = centsFromUsd(input.amount);
    const credit = isCreditSure(order.status, paid) ? paid.credit : 0;
    requireWithin(amount, mostOfCredit(credit));
    if (input.how === "returned") {
      await requireMade(ctx, input);
      const { paidOn, reference } = input;
      await book(tx, ctx, order, { kind: "returned", amountCents: -amount, paidOn, reference });
      await mailCreditReturned(tx, ctx, loaded, { amount, paidOn, transfer: reference });
      return note(tx, ctx, order, "returnCredit", paid.credit);
    }
    await spendOn(tx, ctx, order, input, { amount, credit });
    return note(tx, ctx, order, "useCredit", paid.credit);
  },
});

function requireWithin(amount: Cents, most: Cents): void {
  if (amount > most) throw refuse("creditBeyond", { most });
}

async function spendOn(
  tx: Tx,
  ctx: SignedInCtx,
  source: OrderRow,
  { toOrderId }: Extract<CreditUse, { how: "used" }>,
  { amount, credit }: { amount: Cents; credit: Cents },
): Promise<void> {
  const target = await loadOrder(tx, ctx, toOrderId);
  const open = (await readCreditTargets(tx, source)).find(({ id }) => id === toOrderId);
  if (!open) throw refuse("notFound", { record: "order" });
  requireWithin(amount, mostOfCredit(credit, centsFromUsd(open.outstanding)));
  const { order } = target;
  const on = { paidOn: null };
  await book(tx, ctx, source, {
    ...on,
    kind: "used",
    amountCents: -amount,
    reference: order.reference ?? "",
  });
  const row = { ...on, kind: "credit", amountCents: amount, reference: source.reference ?? "" } as const;
  await settleWith(tx, ctx, target, await book(tx, ctx, order, row));
}

async function settleWith(tx: Tx, ctx: SignedInCtx, target: LoadedOrder, credit: PaymentRow): Promise<void> {
  const { order } = target;
  const { outstanding, handedIn } = await readBalance(tx, order);
  if (outstanding + handedIn === 0) {
    const paid = { to: "PAID", version: order.version, note: "", judged: [credit] } as const;
    await moveOrder(tx, ctx, target, paid);
    return;
  }
  await note(tx, ctx, order, "takeCredit", 0);
  const [after] = await tx.select().from(orders).where(eq(orders.id, order.id));
  if (after) await mailPartAccepted(tx, ctx, { ...target, order: after }, credit, "");
}

type Booked = Pick<PaymentRow, "kind" | "amountCents" | "paidOn" | "reference">;

async function book(tx: Tx, ctx: SignedInCtx, { id }: OrderRow, booked: Booked): Promise<PaymentRow> {
  const by = { handedInBy: ctx.actor.id, handedInAt: ctx.now, decidedBy: ctx.actor.id, decidedAt: ctx.now };
  const [row] = await tx
    .insert(payments)
    .values({ orderId: id, fileId: "", status: "accepted", ...by, ...booked })
    .returning();
  if (!row) throw new Error("a row was written and is not there");
  return row;
}

/** The order is another one with it, and history says what is left of the credit. */
async function note(
  tx: Tx,
  ctx: SignedInCtx,
  order: OrderRow,
  action: HistoryAction<"order">,
  before: Cents,
): Promise<Moved> {
  const after = await writeOrder(tx, ctx, order, {});
  const { credit } = await readBalance(tx, after);
  const changes = { credit: { old: usdFromCents(before), new: usdFromCents(credit) } };
  await recordHistory(tx, ctx, { ...ofOrder(order), action, ...(before > 0 && { changes }) });
  return { id: after.id, status: after.status, version: after.version };
}

const source = alias(orders, "source");

/** The orders of the same organisation for which a credit may be used: approved, with something still to be paid. */
export async function readCreditTargets(db: ReadDb | Tx, { id }: Pick<OrderRow, "id">) {
  const rows = await db
    .select({ order: orders, ...TRANSFERRED })
    .from(orders)
    .innerJoin(source, and(eq(source.id, id), ne(source.id, orders.id)))
    .where(
      and(
        isNotNull(orders.sentAt),
        inArray(orders.status, ["APPROVED", "CONFIRM_PAYMENT"]),
        // What the team proposes is not owed yet.
        eq(orders.contentVersion, orders.agreedVersion),
        or(
          eq(orders.submissionId, source.submissionId),
          exists(isOfSameOwner(new QueryBuilder(), orders.submissionId, source.submissionId)),
        ),
      ),
    )
    .orderBy(orders.reference);
  return rows
    .map(({ order, ...sums }) => ({
      id: order.id,
      reference: order.reference ?? "",
      outstanding: usdFromCents(balanceOfRow(order, sums).outstanding),
    }))
    .filter(({ outstanding }) => outstanding > 0);
}
