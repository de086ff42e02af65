import { asc, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orderLines } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import type { Composed, LineRow, NewLine } from "./compose.ts";

export async function readLines(db: Reader | Tx, orderId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
}

/** The lines of an order, replaced as a whole. */
export async function storeLines(tx: Tx, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

/** The columns of a standard order that follow from its lines. */
export function amountColumns({ packageId, perM2, price }: Composed) {
  return {
    packageId,
    spacePerM2Cents: perM2.space,
    structurePerM2Cents: perM2.structure,
    spaceCents: price.space,
    structureCents: price.structure,
    extraCents: price.extra,
    totalCents: price.total,
    itemCount: price.itemCount,
    unpricedLines: price.unpricedLines,
  };
}

/** What of a line history remembers; dollars. */
export function summariseLine(line: LineRow | NewLine) {
  const { itemId, titlePt = "", titleEn = "", quantity, periodOfUse, notes = "" } = line;
  const unitPrice = usdFromCents(line.unitPriceCents);
  return { itemId, titlePt, titleEn, quantity, periodOfUse, unitPrice, notes };
}
