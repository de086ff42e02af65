import { itemColumns } from "#domain/catalogue/columns.ts";
import { itemList } from "#domain/catalogue/list.ts";
import type { StockItem } from "./stock.ts";
import { readStock } from "./stock.ts";
import { meetItems } from "./items.ts";
import type { Ctx } from "../context.ts";
import { exportOf, isMeant } from "../exports/export-of.ts";

/**
 * The catalogue as a file. Its headings and values are the names that an import knows, in every language, and the id
 * goes with whatever columns are chosen: so each row says which item it is.
 */
export const catalogueExport = exportOf({
  contract: itemList,
  may: ["catalogue.manage"],
  meet: async (ctx, meant) => (await meetItems(ctx, meant)).map(({ id }) => id),
  read,
  columns: itemColumns,
  heads: (LL) => LL.catalogue.list.columns,
});

async function read(ctx: Ctx, ids: readonly string[]): Promise<StockItem[]> {
  return (await readStock(ctx.db.read)).filter(isMeant({ ids }));
}
