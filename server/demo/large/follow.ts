import type { files, orderRequests } from "#db/schema/index.ts";
import { partsOf, type SignedInUser } from "#domain/actor.ts";
import { verbLeadingTo } from "#domain/orders/moves/offer.ts";
import type { OrderStatus, SentStatus } from "#domain/orders/moves/status.ts";
import { sayOrderCreated } from "../../orders/requests/words.ts";
import { WAYS } from "../ways.ts";
import type { Exhibitor, Making, OrderRow } from "./season.ts";
import { historyRow, mailRow, type Traces } from "./traces.ts";

/** What an order brings about after it was sent. */
export type Follow = {
  requests: (typeof orderRequests.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
  traces: Traces;
};

type SentOrder = OrderRow & {
  id: string;
  reference: string;
  sentAt: Date;
  itemCount: number;
  totalCents: number;
};
type Sent = { order: SentOrder; exhibitor: Exhibitor; by: SignedInUser };

/** The bytes that stand for every proof of a bank transfer. */
export const PROOF = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const PROOF_SHA256 = new Bun.CryptoHasher("sha256").update(PROOF).digest("hex");

/** Walks an order to where it ends: the portal's notice, a row of history for each move, the proof of its payment. */
export function followOrder(making: Making, sent: Sent, into: Follow): OrderRow {
  const { chance, staff } = making;
  const { order, by } = sent;
  const of = { record: "order", recordId: order.id, submissionId: order.submissionId } as const;
  announce(making, sent, into);
  into.traces.history.push(historyRow(chance, order.sentAt, { ...of, action: "submit", to: "PENDING", by }));
  const row: OrderRow = { ...order };
  let from: OrderStatus = "PENDING";
  for (const to of WAYS[order.status]) {
    const actor = to === "CONFIRM_PAYMENT" || to === "CANCELLED" ? by : chance.pick(staff);
    row.updatedAt = chance.within(row.updatedAt, 3);
    const action = to === "CONFIRM_PAYMENT" ? "confirmPayment" : verbLeadingTo(to, from, partsOf(actor));
    if (!action) throw new Error(`no move leads from ${from} to ${to}`);
    if (to === "CONFIRM_PAYMENT") row.paymentConfirmationId = handIn(making, sent, row.updatedAt, into);
    const note = to === "REJECTED" ? "O setor B não comporta um segundo estande." : "";
    into.traces.history.push(historyRow(chance, row.updatedAt, { ...of, action, from, to, note, by: actor }));
    from = to;
  }
  if (chance.below(3) === 0) writeMails(making, sent, row, into);
  return row;
}

function announce({ chance }: Making, { order }: Sent, { requests, traces }: Follow): void {
  const { id: orderId, reference, itemCount, sentAt: at } = order;
  const quoted = quotedOf(order);
  const [pt, en] = [
    sayOrderCreated("pt", { reference, itemCount, ...quoted }),
    sayOrderCreated("en", { reference, itemCount, ...quoted }),
  ];
  const id = chance.id();
  requests.push({
    id,
    orderId,
    kind: "ORDER_CREATED",
    status: "APPROVED",
    titlePt: pt.title,
    titleEn: en.title,
    messagePt: pt.message,
    messageEn: en.message,
    createdAt: at,
    updatedAt: at,
  });
  const of = { record: "request", recordId: id, submissionId: order.submissionId } as const;
  traces.history.push(historyRow(chance, at, { ...of, action: "announce", to: "APPROVED" }));
}

function quotedOf({ totalCents: total, isStructurePriced = true, unpricedLines = 0 }: SentOrder) {
  return { total, isStructurePriced, unpricedLines };
}

function handIn({ chance }: Making, { order, by }: Sent, at: Date, { files }: Follow): string {
  const id = chance.id();
  files.push({
    id,
    name: "comprovante.png",
    type: "image/png",
    kind: "image",
    size: PROOF.length,
    sha256: PROOF_SHA256,
    purpose: "paymentConfirmation",
    ownerKind: "order",
    ownerId: order.id,
    uploadedBy: by.id,
    createdAt: at,
  });
  return id;
}

/** The mail of the order's arrival and, once it moved, the mail about its status. */
function writeMails(
  { chance, publicUrl }: Making,
  { order, exhibitor, by }: Sent,
  row: OrderRow,
  { traces }: Follow,
): void {
  const about = {
    company: exhibitor.submission.institutionName,
    reference: order.reference,
    url: `${publicUrl}/partner/orders/${order.id}`,
  };
  const mail = { to: by, locale: by.language, record: { kind: "order", id: order.id } };
  const status = chance.pick(["sent", "sent", "sent", "kept", "dead"] as const);
  const created = { ...about, parts: [], ...quotedOf(order) };
  traces.mails.push(
    mailRow(chance, order.sentAt, { ...mail, template: "orderCreated", params: created, status }),
  );
  const way: readonly SentStatus[] = ["PENDING", ...WAYS[order.status]];
  const [from, to] = way.slice(-2);
  if (!from || !to || to === "PAID" || to === "CANCELLED") return;
  const params = { ...about, from, to, note: "", payments: [] };
  traces.mails.push(
    mailRow(chance, row.updatedAt, { ...mail, template: "orderStatusChanged", params, status }),
  );
}
