import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { files } from "#db/schema/index.ts";
import { id, version } from "#domain/fields.ts";
import type { FieldChanges } from "#domain/history.ts";
import { usdFromCents } from "#domain/money.ts";
import { message } from "#domain/messages.ts";
import { note } from "#domain/note.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import type { MailPreview } from "../../mail/preview.ts";
import { change, longQuestion } from "../../call/verb.ts";
import { balanceOfOrder } from "../payments/balance.ts";
import { type LoadedOrder, loadOrder } from "../record/load.ts";
import { mailPartAccepted, mailPartRefused } from "../payments/mail-payment.ts";
import { type Moved, moveOrder } from "./move.ts";
import { retireFile } from "../payments/payment-file.ts";
import { rehearse } from "./rehearse.ts";
import { decide, newestProof, type PaymentRow, readPayments } from "../payments/payments.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

const judgePaymentInput = v.object({
  id: id(),
  version: version(),
  paymentId: id(),
  verdict: v.picklist(["accept", "refuse"]),
  note: v.optional(note(), ""),
  /** Why the order counts as paid with it though something is missing, once nothing waits any more. */
  settledAs: v.optional(v.picklist(SETTLEMENTS, message("choice"))),
});
type Judged = v.InferOutput<typeof judgePaymentInput>;

/**
 * Finds one payment confirmation good, or refuses it with a reason the exhibitor reads. The order is paid with the one
 * that leaves nothing to be checked and nothing to be paid, or what the team lets go of; it waits for another
 * confirmation when none is in force any more; otherwise it stays where it is, and the exhibitor is told of this one.
 */
export const judgePayment = change("orders.judgePayment", {
  may: ["orders.move"],
  input: judgePaymentInput,
  sample: ({ order }) => ({ id: order, version: 1, paymentId: order, verdict: "accept" }),
  run: async (tx, ctx, input): Promise<Moved> => judge(tx, ctx, await loadOrder(tx, ctx, input.id), input),
});

/** The very mail that a verdict would send, a refusal without its reason as well. */
export const previewJudgement = longQuestion("orders.previewJudgement", {
  may: ["orders.move"],
  input: v.omit(judgePaymentInput, ["version"]),
  sample: ({ order }) => ({ id: order, paymentId: order, verdict: "accept" }),
  run: (ctx, { note: said, ...asked }): Promise<MailPreview | null> =>
    rehearse(ctx, asked.id, async (tx, loaded) => {
      const payments = await readPayments(tx, asked.id);
      if (!payments.some(({ id: known }) => known === asked.paymentId)) return;
      const note = said || (asked.verdict === "refuse" ? "…" : "");
      await judge(tx, ctx, loaded, { ...asked, note, version: loaded.order.version });
    }),
});

async function judge(tx: Tx, ctx: SignedInCtx, loaded: LoadedOrder, input: Judged): Promise<Moved> {
  const { order } = loaded;
  const payment = (await readPayments(tx, order.id)).find((one) => one.id === input.paymentId);
  if (!payment) throw refuse("notFound", { record: "file" });
  requireVersion("order", order, input.version);
  if (order.status !== "CONFIRM_PAYMENT" || payment.status !== "handedIn") {
    const move = input.verdict === "accept" ? "markPaid" : "refusePayment";
    throw refuse("moveNotAllowed", { record: "order", move, from: order.status });
  }
  return input.verdict === "accept"
    ? acceptOne(tx, ctx, loaded, payment, input)
    : refuseOne(tx, ctx, loaded, payment, input);
}

async function acceptOne(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  payment: PaymentRow,
  { version: seen, note: said, settledAs }: Judged,
): Promise<Moved> {
  const { order } = loaded;
  await decide(tx, ctx, [payment], "accepted");
  const rows = await readPayments(tx, order.id);
  const { outstanding } = balanceOfOrder(order, rows);
  const isLast = rows.every(({ status }) => status !== "handedIn");
  if (isLast && (outstanding === 0 || settledAs)) {
    return moveOrder(tx, ctx, loaded, {
      to: "PAID",
      version: seen,
      note: said,
      settledAs,
      judged: [payment],
    });
  }
  const after = await writeOrder(tx, ctx, order, {});
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "acceptPart",
    note: said,
    changes: { ...(await nameOf(tx, payment)), ...amountOf(payment) },
  });
  await mailPartAccepted(tx, ctx, { ...loaded, order: after }, payment, said);
  return { id: after.id, status: after.status, version: after.version };
}

async function refuseOne(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  payment: PaymentRow,
  { version: seen, note: reason }: Judged,
): Promise<Moved> {
  const { order } = loaded;
  if (reason === "") throw refuse("moveNeeds", { record: "order", move: "refusePayment", need: "note" });
  const others = (await readPayments(tx, order.id)).filter(
    ({ id: other, kind, status }) =>
      other !== payment.id &&
      kind !== "returned" &&
      kind !== "used" &&
      (status === "handedIn" || status === "accepted"),
  );
  if (others.length === 0) {
    return moveOrder(tx, ctx, loaded, { to: "APPROVED", version: seen, note: reason });
  }
  await decide(tx, ctx, [payment], "refused", reason);
  await retireFile(tx, ctx, payment.fileId);
  const after = await writeOrder(tx, ctx, order, { paymentConfirmationId: await newestProof(tx, order.id) });
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "refusePart",
    note: reason,
    changes: await nameOf(tx, payment),
  });
  await mailPartRefused(tx, ctx, { ...loaded, order: after }, payment, reason);
  return { id: after.id, status: after.status, version: after.version };
}

async function nameOf(tx: Tx, { fileId }: PaymentRow) {
  const [file] = await tx.select({ name: files.name }).from(files).where(eq(files.id, fileId));
  return { file: { old: null, new: file?.name ?? "" } };
}

function amountOf({ amountCents }: PaymentRow): FieldChanges {
  return amountCents === null ? {} : { accepted: { old: null, new: usdFromCents(amountCents) } };
}
