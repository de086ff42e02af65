import { count, eq } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { catalogueItems, orderLines, ownWords } from "#db/schema/index.ts";
import { wordsOfItem } from "#domain/catalogue/own-words.ts";
import { usdFromCents } from "#domain/money.ts";
import { fileUrl } from "../files/url.ts";
import { readOwnWords } from "./own-words.ts";

export type ItemRow = typeof catalogueItems.$inferSelect;
export type StockItem = ReturnType<typeof stockItem>;

/** At most thousands of rows, read once after each change; with the words of their categories and units. */
export const readStock = kept([catalogueItems, ownWords], async (db) => {
  const rows = await db.select().from(catalogueItems);
  const words = await readOwnWords(db);
  return rows.map((row) => ({ ...stockItem(row), ...wordsOfItem(words, row) }));
});

export function stockItem({ titlePt, titleEn, descriptionPt, descriptionEn, ...row }: ItemRow) {
  return {
    ...row,
    title_pt: titlePt,
    title_en: titleEn,
    description_pt: descriptionPt,
    description_en: descriptionEn,
  };
}

/** The number of sent orders that each item is in. */
export const readUses = kept([orderLines], async (db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ itemId: orderLines.itemId, lines: count() })
    .from(orderLines)
    .where(eq(orderLines.kind, "catalogue"))
    .groupBy(orderLines.itemId);
  return new Map(rows.map(({ itemId, lines }) => [itemId, lines]));
});

/** An item with its price in dollars; changes are compared by these values. */
export function writtenValues(item: StockItem) {
  return {
    title_pt: item.title_pt,
    title_en: item.title_en,
    description_pt: item.description_pt,
    description_en: item.description_en,
    category: item.category,
    unitMetric: item.unitMetric,
    unitPeriod: item.unitPeriod,
    unitPrice: usdFromCents(item.unitPriceCents),
    status: item.status,
    imageFileId: item.imageFileId,
  };
}

/**
 * An item as the team sees it. Title and description are in Portuguese, which every item has (CAT-01, CAT-02);
 * `lines` counts lines of orders.
 */
export function showStock(item: StockItem, lines: number) {
  return {
    id: item.id,
    title: item.title_pt,
    description: item.description_pt,
    ...writtenValues(item),
    imageUrl: item.imageFileId ? fileUrl(item.imageFileId) : null,
    lines,
    version: item.version,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}
