import { sql, type SQL } from "drizzle-orm";
import { foundRows } from "#db/full-text.ts";
import { files, fileTexts, orders } from "#db/schema/index.ts";

/** The orders that the team's search finds: by what they are called, and by the words of the PDFs that lie with them. */
export function isOrderFound(search: string): SQL | undefined {
  const named = foundRows("order_search", search);
  const inFiles = foundRows("file_texts_search", search);
  if (!named || !inFiles) return undefined;
  // Crossed, so that it begins with the few texts that have the words, and not with every file of an order.
  return sql`${orders.searchRow} in (${named} union select o.search_row from ${fileTexts} t cross join ${files} f on f.id = t.id and f.owner_kind = 'order' and f.deleted_at is null cross join ${orders} o on o.id = f.owner_id where t.search_row in (${inFiles}))`;
}
