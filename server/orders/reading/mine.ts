import { and, eq, exists, ne, sql, type SQL } from "drizzle-orm";
import { readPageBy, type Slice } from "#db/page.ts";
import { orderRequests, orders } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import { ownOrderList } from "#domain/orders/reading/own-list.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isLive, mayEditOrder } from "#domain/orders/moves/rules.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import type { PackageId } from "#domain/package-id.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import { question } from "../../call/verb.ts";
import { AGREED, showAgreed } from "./agreed.ts";
import { balanceOfRow } from "../payments/balance.ts";
import { isBlockingOf, offerMoves } from "../record/facts.ts";
import { isWaitingOf } from "../requests/waiting.ts";
import { isOwnOf } from "../record/load.ts";
import { showAmounts } from "./show.ts";
import { STANDING, stepOrder } from "./steps.ts";
import { showStanding, TRAVELLED } from "../moves/stops.ts";

/**
 * A page of the partner dashboard's orders (ORD-24, ORD-25), newest change first: those of own submissions and own
 * drafts, each with what may be done with it and how many requests it has. No list of the desk: neither searched nor
 * counted by values, in no file and no run, so it takes the page alone.
 */
export const myOrders = question("orders.mine", {
  may: ["own.view"],
  input: ownOrderList.input,
  sample: {},
  async run(ctx, asked) {
    const { submissionId } = asked.filters;
    const isMine = and(
      isOwnOf(ctx.actor.id),
      submissionId ? eq(orders.submissionId, submissionId) : undefined,
    );
    const total = await ctx.db.read.$count(orders, isMine);
    const key = { value: orders.updatedAt, tie: orders.id };
    const page = await readPageBy(asked, key, total, (slice) => readRows(ctx, isMine, slice));
    const settings = await readSettings(ctx.db.read);
    return { ...page, items: page.items.map((row) => showOwn(ctx, settings, row)), counts: {} };
  },
});

type Row = Awaited<ReturnType<typeof readRows>>[number];

function showOwn(
  { actor }: SignedInCtx,
  settings: Settings,
  { order, facts, chosenPackage, chosenLines, ...row }: Row,
) {
  const { id, reference, type, status, updatedAt } = order;
  const isDraft = status === "DRAFT";
  const paid = balanceOfRow(order, facts);
  return {
    id,
    reference,
    version: order.version,
    submissionId: order.submissionId,
    type,
    status,
    // The columns of a draft are filled when it is sent.
    packageId: isDraft ? chosenPackage : order.packageId,
    sizeM2: order.sizeM2,
    itemCount: isDraft ? (chosenLines ?? 0) : order.itemCount,
    ...showAmounts(order),
    /** What is agreed on while the team proposes another total. */
    agreed: showAgreed(row.agreed),
    outstanding: usdFromCents(paid.outstanding),
    /** Paid too much, once nothing waits that may still be refused; left out where there is none. */
    credit: paid.credit > 0 && isCreditSure(status, paid) ? usdFromCents(paid.credit) : undefined,
    createdAt: order.createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    requestCount: row.requestCount,
    /** Number of the portal's notices, which need no answer (REQ-02). */
    noticeCount: row.noticeCount,
    /** Of these, the number that waits for the partner's answer. */
    waitingCount: isLive(status) ? row.waitingCount : 0,
    standing: showStanding({
      ...stepOrder({ ...facts, id, reference, type, status, updatedAt }, settings),
      sentAt: order.sentAt?.toISOString() ?? null,
      moves: row.moves,
      signedAt: row.signedAt,
    }),
    moves: offerMoves(actor, order, { openRequests: row.openRequests, paid }),
    canEdit: mayEditOrder(actor, status) && !hasOpenChange(order),
  };
}

/** What a row shows, and what its moves depend on. */
const LISTED = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  submissionId: orders.submissionId,
  type: orders.type,
  status: orders.status,
  packageId: orders.packageId,
  sizeM2: orders.sizeM2,
  itemCount: orders.itemCount,
  spaceCents: orders.spaceCents,
  structureCents: orders.structureCents,
  extraCents: orders.extraCents,
  totalCents: orders.totalCents,
  settledCents: orders.settledCents,
  unpricedLines: orders.unpricedLines,
  isStructurePriced: orders.isStructurePriced,
  contentVersion: orders.contentVersion,
  agreedVersion: orders.agreedVersion,
  paymentConfirmationId: orders.paymentConfirmationId,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  sentAt: orders.sentAt,
};

/** A draft may be large: the database itself looks up its package and counts its lines. */
const readable = sql`case when json_valid(${orders.draft}) then ${orders.draft} end`;
const CHOICES = {
  chosenPackage: sql<PackageId | null>`json_extract(${readable}, '$.selectedStandardStandId')`,
  chosenLines: sql<number | null>`json_array_length(${readable}, '$.lines')`,
};

function readRows({ db: { read: db } }: SignedInCtx, isMine: SQL | undefined, slice: Slice) {
  const { place, where, orderBy, limit } = slice;
  const blocking = db.select({ id: orderRequests.id }).from(orderRequests).where(isBlockingOf(orders.id));
  return db
    .select({
      order: LISTED,
      ...CHOICES,
      ...TRAVELLED,
      facts: STANDING,
      agreed: AGREED,
      noticeCount: db.$count(
        orderRequests,
        and(eq(orderRequests.orderId, orders.id), eq(orderRequests.kind, "ORDER_CREATED")),
      ),
      requestCount: db.$count(
        orderRequests,
        and(eq(orderRequests.orderId, orders.id), ne(orderRequests.kind, "ORDER_CREATED")),
      ),
      waitingCount: db.$count(orderRequests, isWaitingOf("partner", orders.id)),
      openRequests: exists(blocking).mapWith(Boolean),
      place,
    })
    .from(orders)
    .where(and(isMine, where))
    .orderBy(...orderBy)
    .limit(limit);
}
