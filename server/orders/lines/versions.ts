import { and, eq, max } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { orderVersions } from "#db/schema/index.ts";
import type { OrderContent, VersionLine } from "#domain/orders/reading/version.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import type { NewLine } from "./compose.ts";
import type { LineRow } from "./goods.ts";
import type { OrderRow } from "../record/load.ts";
import { readLines } from "./store-lines.ts";

type Amounts = Pick<
  OrderRow,
  | "notes"
  | "description"
  | "spaceCents"
  | "structureCents"
  | "isStructurePriced"
  | "extraCents"
  | "totalCents"
>;

/** What an order holds, as its versions keep it. */
export function contentOf(order: Amounts, lines: readonly (LineRow | NewLine)[]): OrderContent {
  return {
    lines: lines.map(versionLine),
    notes: order.notes,
    description: order.description,
    space: order.spaceCents,
    structure: order.structureCents,
    isStructurePriced: order.isStructurePriced,
    extra: order.extraCents,
    total: order.totalCents,
  };
}

function versionLine(line: LineRow | NewLine): VersionLine {
  return {
    lineId: line.lineId,
    kind: line.kind,
    itemId: line.itemId,
    title_pt: line.titlePt ?? "",
    title_en: line.titleEn ?? "",
    description_pt: line.descriptionPt ?? "",
    description_en: line.descriptionEn ?? "",
    category: line.category ?? "default",
    unitMetric: line.unitMetric ?? "",
    unitPeriod: line.unitPeriod,
    unitPrice: line.unitPriceCents,
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    discountPercent: line.discountPercent ?? 0,
    notes: line.notes ?? "",
    total: line.totalCents,
    discount: line.discountCents ?? 0,
    isPriced: line.isPriced ?? true,
    isTeamLine: line.isTeamLine ?? false,
  };
}

type Version = { number: number; content: OrderContent; isAgreed: boolean };

/** Stores a state of an order under its number: agreed by its author, or waiting for the other side. */
export async function keepVersion(
  tx: Tx,
  ctx: SignedInCtx,
  orderId: string,
  { number, content, isAgreed }: Version,
): Promise<void> {
  const agreed = isAgreed ? { agreedBy: ctx.actor.id, agreedAt: ctx.now } : {};
  const made = { madeBy: ctx.actor.id, madeAt: ctx.now, totalCents: content.total };
  await insertRows(tx, orderVersions, [{ id: newId(), orderId, number, content, ...made, ...agreed }]);
}

/** The number of the next state; those that were turned down or taken back keep theirs. */
export async function nextNumber(db: ReadDb | Tx, { id, contentVersion }: OrderRow): Promise<number> {
  const [newest] = await db
    .select({ number: max(orderVersions.number) })
    .from(orderVersions)
    .where(eq(orderVersions.orderId, id));
  return Math.max(newest?.number ?? 0, contentVersion) + 1;
}

/**
 * The content that both sides last agreed on. For an order without a stored state, its current content is stored as
 * the one agreed on sending.
 */
export async function agreedContent(tx: Tx, order: OrderRow): Promise<OrderContent> {
  const kept = await readVersion(tx, order.id, order.agreedVersion);
  if (kept) return kept;
  const content = contentOf(order, await readLines(tx, order.id));
  const by = { madeBy: order.authorId, agreedBy: order.authorId };
  const at = { madeAt: order.sentAt ?? order.createdAt, agreedAt: order.sentAt ?? order.createdAt };
  const { id: orderId, agreedVersion: number } = order;
  const row = { id: newId(), orderId, number, content, totalCents: content.total, ...by, ...at };
  await insertRows(tx, orderVersions, [row]);
  return content;
}

/** A state of an order by its number. */
export async function readVersion(
  db: ReadDb | Tx,
  orderId: string,
  number: number,
): Promise<OrderContent | undefined> {
  const [row] = await db
    .select({ content: orderVersions.content })
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.number, number)));
  return row?.content;
}

/** The exhibitor agrees to a state that the team proposed. */
export async function agreeTo(tx: Tx, ctx: SignedInCtx, orderId: string, number: number): Promise<void> {
  await tx
    .update(orderVersions)
    .set({ agreedBy: ctx.actor.id, agreedAt: ctx.now })
    .where(and(eq(orderVersions.orderId, orderId), eq(orderVersions.number, number)));
}
