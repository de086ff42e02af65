import type { InferOutput } from "valibot";
import { eq, sql } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { insertRows } from "#db/insert-rows.ts";
import { orders } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { isStaff, partsOf } from "#domain/actor.ts";
import { clausesToAccept } from "#domain/contracts/clauses.ts";
import { subjectOf } from "#domain/contracts/subject.ts";
import { usdFromCents } from "#domain/money.ts";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import type { Kind } from "#domain/orders/kinds/kind.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import type { SecondStand } from "#domain/orders/draft/second-stand.ts";
import { ORDER_MOVES, type OrderStatus, whyNotOrder } from "#domain/orders/moves/status.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { nextReference } from "../../portal/references.ts";
import { announceOrder } from "../requests/announce.ts";
import { readSettings } from "../../event/read.ts";
import { change } from "../../call/verb.ts";
import { compose, type Composed } from "../lines/compose.ts";
import { readOffered } from "../lines/goods.ts";
import { requireFreeSpace } from "../record/live-stand.ts";
import { loadOrder, loadOrderable, type OrderRow, type SubmissionRow } from "../record/load.ts";
import { loadStand } from "../record/load-stand.ts";
import { mailOrderCreated } from "../moves/mail.ts";
import { ORDER_SAMPLES } from "../record/samples.ts";
import { requireSeenTotal, type Seen } from "../lines/seen-total.ts";
import { amountColumns, storeLines } from "../lines/store-lines.ts";
import { attachSentFiles } from "../files/attach-files.ts";
import { contentOf, keepVersion } from "../lines/versions.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

/** The answer to a sent order; dollars. It is paid within `daysToPay` of its approval. */
export type Created = {
  id: string;
  reference: string;
  status: OrderStatus;
  version: number;
  total: number;
  daysToPay: number;
};

/** What of a payload is not its kind's own. */
type Head = Seen & {
  submissionId: string;
  draftId?: string;
  linkedTo?: string;
  secondStand?: SecondStand;
  acceptedClauses?: number;
};

/**
 * The door for one kind of order; all of them lead to the same verb. `name` is what the call has in the router.
 */
export function sendBy<Schema extends Kind["order"]>(name: string, kind: Kind<Schema>) {
  return change(`orders.${name}`, {
    may: ["orders.create", "own.order"],
    input: kind.order,
    sample: ORDER_SAMPLES[kind.type] as never,
    run: (tx, ctx, order) => sendOrder(tx, ctx, kind, order),
  });
}

/**
 * Sends an order: for a submission open for orders, a stand for a space that has none, complete as its kind asks, of
 * goods on offer. The server writes words and prices itself and freezes them. A draft becomes the order; sending twice
 * under one Idempotency-Key makes one.
 */
async function sendOrder<Schema extends Kind["order"]>(
  tx: Tx,
  ctx: SignedInCtx,
  kind: Kind<Schema>,
  order: InferOutput<Schema>,
): Promise<Created> {
  const input = order as Head;
  const submission = await loadOrderable(tx, ctx, input.submissionId);
  const draft = input.draftId ? await loadDraft(tx, ctx, input.draftId, submission) : undefined;
  const settings = await readSettings(ctx.db.read);
  const offered = await readOffered(ctx.db.read);
  const { type: orderType, standType } = kind;
  const id = draft?.id ?? newId();
  const empty = emptyDraft(submission.id);
  const filled = {
    ...empty,
    orderType,
    ...(standType && { standType }),
    // What need not travel is in the draft: the extra services as they were filled in.
    extraServices: draft?.draft?.extraServices ?? empty.extraServices,
    ...kind.content(order),
  };
  const content = await attachSentFiles(tx, ctx, id, filled);
  const composed = compose(content, { settings, offered, sizeM2: submission.spaceM2 });
  requireSendable(ctx, draft?.status ?? "DRAFT", composed);
  await requireFreeSpace(tx, ctx, submission, orderType, input.secondStand);
  requireSeenTotal(composed, input);
  const linkedTo = input.linkedTo ? await loadStand(tx, ctx, input.linkedTo, submission) : null;
  const acceptedClauses = requireAccepted(ctx, clausesToAccept(settings, subjectOf(orderType)), input);
  const reference = await nextReference(tx, "ORD", Number(settings.conference.from.slice(0, 4)));

  const sent = await storeSent(tx, ctx, {
    id,
    submission,
    draft,
    composed,
    reference,
    linkedTo,
    acceptedClauses,
  });
  await storeLines(tx, sent.id, composed.lines);
  const agreed = contentOf(sent, composed.lines);
  await keepVersion(tx, ctx, sent.id, { number: sent.contentVersion, content: agreed, isAgreed: true });
  const { itemCount, total, isStructurePriced, unpricedLines } = composed.price;
  const { status, version } = sent;
  const note = input.secondStand?.note;
  const quoted = { total, isStructurePriced, unpricedLines };
  await announceOrder(tx, ctx, { id, submissionId: submission.id, reference, itemCount, ...quoted });
  await recordHistory(tx, ctx, { ...ofOrder(sent), action: "submit", from: draft?.status, to: status, note });
  await mailOrderCreated(tx, ctx, { order: sent, submission }, agreed);
  const { daysToPay } = settings.paying;
  return { id, reference, status, version, total: usdFromCents(total), daysToPay };
}

/** The draft the order was written as: the author's, of this submission. */
async function loadDraft(
  tx: Tx,
  ctx: SignedInCtx,
  draftId: string,
  submission: SubmissionRow,
): Promise<OrderRow> {
  const { order } = await loadOrder(tx, ctx, draftId);
  if (order.submissionId !== submission.id) throw refuse("notFound", { record: "order" });
  return order;
}

/** The move table has the word: from a draft, by its author, when nothing is missing. */
function requireSendable(ctx: SignedInCtx, status: OrderStatus, { isComplete, price }: Composed): void {
  const { total, unpricedLines, isStructurePriced } = price;
  const facts = {
    status,
    isComplete,
    total,
    unpricedLines,
    isStructurePriced,
    hasPaymentConfirmation: false,
    outstanding: 0,
    openChange: false,
    openRequests: false,
  };
  const reason = whyNotOrder("send", facts, partsOf(ctx.actor));
  if (reason) throw new Refusal(reason);
}

/**
 * What an exhibitor accepts of the contract by sending the order. What the team sends for one carries no tick: the
 * exhibitor accepts by signing.
 */
function requireAccepted(ctx: SignedInCtx, version: number | null, { acceptedClauses }: Head): number | null {
  if (version === null || isStaff(ctx.actor)) return null;
  if (acceptedClauses !== version) throw refuse("clausesToRead", { version });
  return version;
}

type Sent = {
  id: string;
  submission: SubmissionRow;
  draft: OrderRow | undefined;
  composed: Composed;
  reference: string;
  linkedTo: string | null;
  acceptedClauses: number | null;
};

async function storeSent(tx: Tx, ctx: SignedInCtx, sent: Sent): Promise<OrderRow> {
  const { id, submission, draft, composed, reference, linkedTo, acceptedClauses } = sent;
  const kind = orderKindOf(composed.draft.orderType);
  const columns = {
    reference,
    linkedTo,
    acceptedClauses,
    type: kind.type,
    standType: kind.standType && composed.draft.standType,
    status: ORDER_MOVES.send.to,
    draft: null,
    ...kind.kept(composed.draft),
    notes: composed.draft.notes,
    sizeM2: submission.spaceM2,
    ...amountColumns(composed),
    search: searchText(submission.institutionName, submission.representativeName, reference, id),
    sentAt: ctx.now,
  } as const;
  if (draft) return writeOrder(tx, ctx, draft, columns);
  const { id: submissionId } = submission;
  const at = { createdAt: ctx.now, updatedAt: ctx.now };
  await insertRows(tx, orders, [{ id, submissionId, authorId: ctx.actor.id, ...columns, ...at }]);
  const order = await findOrder(tx).get({ id });
  if (!order) throw new Error("the order was not stored");
  return order;
}

const findOrder = hot((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder("id")))
    .prepare(),
);
