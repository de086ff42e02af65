import { itemList } from "#domain/catalogue/list.ts";
import type { StockItem } from "../catalogue/stock.ts";
import { readStock } from "../catalogue/stock.ts";
import { meetItems } from "../catalogue/items.ts";
import type { Ctx } from "../context.ts";
import { exportOf, isMeant } from "./export-of.ts";

/**
 * The catalogue as a file. Its headings and values are the names that an import knows, in every language, and the id
 * goes with whatever columns are chosen: so each row says which item it is.
 */
export const catalogueExport = exportOf({
  list: "catalogue",
  contract: itemList,
  may: ["catalogue.manage"],
  meet: async (ctx, meant) => (await meetItems(ctx, meant)).map(({ id }) => id),
  read,
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "id", of: "title", kind: "text", width: 28, value: (item) => item.id },
      { heading: "title_pt", of: "title", kind: "text", width: 36, value: (item) => item.title_pt },
      { heading: "title_en", of: "title", kind: "text", width: 36, value: (item) => item.title_en },
      {
        heading: "description_pt",
        of: "title",
        kind: "text",
        width: 48,
        value: (item) => item.description_pt,
      },
      {
        heading: "description_en",
        of: "title",
        kind: "text",
        width: 48,
        value: (item) => item.description_en,
      },
      { heading: "category", of: "category", kind: "text", value: (item) => item.category },
      { heading: "unitMetric", of: "price", kind: "text", value: (item) => item.unitMetric },
      { heading: "unitPrice", of: "price", kind: "money", value: (item) => item.unitPriceCents },
      { heading: "itemStatus", of: "status", kind: "text", value: (item) => item.status },
    ],
  },
});

async function read(ctx: Ctx, ids: readonly string[]): Promise<StockItem[]> {
  return (await readStock(ctx.db.read)).filter(isMeant({ ids }));
}
