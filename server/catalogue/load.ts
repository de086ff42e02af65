import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { catalogueItems, orderLines } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { stockItem, type StockItem } from "./stock.ts";

export async function loadItem(db: ReadDb | Tx, id: string): Promise<StockItem> {
  const [row] = await db.select().from(catalogueItems).where(eq(catalogueItems.id, id));
  if (!row) throw refuse("notFound", { record: "catalogueItem" });
  return stockItem(row);
}

/** How many lines of orders name the item. */
export async function countLines(db: ReadDb | Tx, itemId: string): Promise<number> {
  return db.$count(orderLines, eq(orderLines.itemId, itemId));
}
