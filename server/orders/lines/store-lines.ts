import { asc, eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { hot } from "#db/hot.ts";
import { insertRows } from "#db/insert-rows.ts";
import { orderLines } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import type { Composed, NewLine } from "./compose.ts";
import type { LineRow } from "./goods.ts";

/** Sorts lines by their position in the order. */
export const IN_ORDER = [asc(orderLines.position), asc(orderLines.id)];

export async function readLines(db: ReadDb | Tx, orderId: string): Promise<LineRow[]> {
  return findLines(db).all({ orderId });
}

const findLines = hot((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("orderId")))
    .orderBy(...IN_ORDER)
    .prepare(),
);

const dropLines = hot((db) =>
  db
    .delete(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("orderId")))
    .prepare(),
);

/** The lines of an order, replaced as a whole. */
export async function storeLines(tx: Tx, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await dropLines(tx).run({ orderId });
  const ids = newIds(lines.length);
  await insertRows(
    tx,
    orderLines,
    lines.map((line, at) => ({ ...line, id: ids[at], orderId })),
  );
}

/** The columns of an order that follow from its lines. */
export function amountColumns({ lines, perM2, price }: Composed) {
  return {
    packageId: lines.find(({ kind }) => kind === "package")?.itemId ?? null,
    spacePerM2Cents: perM2.space,
    structurePerM2Cents: perM2.structure,
    spaceCents: price.space,
    structureCents: price.structure,
    extraCents: price.extra,
    totalCents: price.total,
    itemCount: price.itemCount,
    unpricedLines: price.unpricedLines,
    isStructurePriced: price.isStructurePriced,
  };
}

/** What of a line history remembers; dollars. */
export function summariseLine(line: LineRow | NewLine) {
  const { itemId, titlePt = "", titleEn = "", quantity, periodOfUse, notes = "" } = line;
  const unitPrice = usdFromCents(line.unitPriceCents);
  return { itemId, titlePt, titleEn, quantity, periodOfUse, unitPrice, notes };
}
