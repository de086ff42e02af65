import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { usdFromCents } from "#domain/money.ts";
import { editItems, type EditedItems, missingPrice } from "#domain/orders/moves/edit-items.ts";
import { mayEditItems } from "#domain/orders/moves/rules.ts";
import { editItemsInput, type ItemsEdit } from "#domain/orders/moves/staff-schema.ts";
import { isSameContent, type OrderContent } from "#domain/orders/reading/version.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { closeChange, openChange } from "../requests/change.ts";
import { answerWishes } from "../requests/wishes.ts";
import { change } from "../../call/verb.ts";
import { lineRowOf, type NewLine } from "../lines/compose.ts";
import { type LineRow, orderedLine, readOffered } from "../lines/goods.ts";
import { type LoadedOrder, loadOrder, type OrderRow } from "../record/load.ts";
import { mailItemsEdited } from "../moves/mail.ts";
import { readLines, storeLines, summariseLine } from "../lines/store-lines.ts";
import { agreedContent, contentOf, keepVersion, nextNumber } from "../lines/versions.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

export type Edited = { id: string; version: number; contentVersion: number; total: number };

/**
 * The team's edit of a sent order (ORD-10): items, discounts, prices of custom lines and of a custom stand's
 * structure. The exhibitor has to agree; several edits before the answer are one change, and an edit that restores
 * the agreed content closes it.
 */
export const editOrderItems = change("orders.editItems", {
  may: ["orders.edit"],
  input: editItemsInput,
  sample: ({ order }) => ({ id: order, version: 1, lines: [] }),
  run: (tx, ctx, { id, version, ...edit }) => changeItems(tx, ctx, { id, version }, () => edit),
});

/** What is to become of an order's items, once its order and lines are read. */
export type EditOf = (order: OrderRow, lines: readonly LineRow[]) => ItemsEdit;

/** Applies an edit of the items by one common rule, whichever screen it comes from. */
export async function changeItems(
  tx: Tx,
  ctx: SignedInCtx,
  at: { id: string; version: number },
  editOf: EditOf,
): Promise<Edited> {
  const loaded = await loadOrder(tx, ctx, at.id);
  const { order } = loaded;
  if (!mayEditItems(ctx.actor, order)) throw refuse("orderLocked", { status: order.status });
  requireVersion("order", order, at.version);
  const lines = await readLines(tx, order.id);
  const edit = editOf(order, lines);
  const edited = await reckon(ctx, loaded, lines, edit);
  return store(tx, ctx, { loaded, lines, edited, edit });
}

export type Reckoned = EditedItems & {
  rows: NewLine[];
  columns: ReturnType<typeof columnsOf>;
  content: OrderContent;
};

/** The order as it would be stored, refused when that is what it is already; nothing is written. */
export async function reckon(
  ctx: Pick<SignedInCtx, "db">,
  { order, submission }: LoadedOrder,
  lines: readonly LineRow[],
  edit: ItemsEdit,
): Promise<Reckoned> {
  const { spacePerM2Cents: spacePerM2, structurePerM2Cents: structurePerM2 } = order;
  const isPackage = spacePerM2 !== null && structurePerM2 !== null;
  const stand = {
    type: order.type,
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    package: isPackage ? { spacePerM2, structurePerM2 } : null,
    customSpacePerM2: spacePerM2,
  };
  const structure = order.isStructurePriced ? order.structureCents : null;
  const offered = await readOffered(ctx.db.read);
  const edited = editItems({ stand, structure, lines: lines.map(orderedLine), offered }, edit);
  const need = missingPrice(order.status, edited.price);
  if (need) throw refuse("moveNeeds", { record: "order", move: "editItems", need });
  const rows = rowsOf(edited);
  const columns = columnsOf(edited);
  const content = contentOf({ ...order, ...columns }, rows);
  if (isSameContent(contentOf(order, lines), content)) throw refuse("nothingChanged");
  return { ...edited, rows, columns, content };
}

function rowsOf({ lines, price }: EditedItems): NewLine[] {
  const beside = price.lines.values();
  return lines.map((line, position) => {
    const priced = line.kind === "package" ? price.stand : beside.next().value;
    return { ...lineRowOf(line, priced), position };
  });
}

function columnsOf({ price }: EditedItems) {
  return {
    spaceCents: price.space,
    structureCents: price.structure,
    isStructurePriced: price.isStructurePriced,
    extraCents: price.extra,
    totalCents: price.total,
    itemCount: price.itemCount,
    unpricedLines: price.unpricedLines,
  };
}

type Storing = { loaded: LoadedOrder; lines: readonly LineRow[]; edited: Reckoned; edit: ItemsEdit };

async function store(tx: Tx, ctx: SignedInCtx, { loaded, lines, edited, edit }: Storing): Promise<Edited> {
  const { note, answersWish } = edit;
  const { order, submission } = loaded;
  const { rows, columns, content: after } = edited;
  const before = await agreedContent(tx, order);
  const isAgreed = isSameContent(before, after);
  const number = isAgreed ? order.agreedVersion : await nextNumber(tx, order);
  const stored = await writeOrder(tx, ctx, order, { ...columns, contentVersion: number });
  await storeLines(tx, order.id, rows);
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "editItems",
    note,
    changes: {
      total: { old: usdFromCents(order.totalCents), new: usdFromCents(stored.totalCents) },
      lines: { old: lines.map(summariseLine), new: rows.map(summariseLine) },
    },
  });
  const change = { before, after };
  if (isAgreed) await closeChange(tx, ctx, order.id);
  else {
    await keepVersion(tx, ctx, order.id, { number, content: after, isAgreed: false });
    await openChange(tx, ctx, { order: stored, submission }, { change, number, note });
    if (answersWish) await answerWishes(tx, ctx, order.id, { status: "APPROVED", note });
  }
  await mailItemsEdited(tx, ctx, { order: stored, submission }, { change, number, note });
  return {
    id: order.id,
    version: stored.version,
    contentVersion: number,
    total: usdFromCents(stored.totalCents),
  };
}
