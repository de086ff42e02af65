import { DEFAULT_CATEGORY } from "../../catalogue/categories.ts";
import type { OrderDraft } from "./draft.ts";
import type { Goods } from "./goods.ts";
import { lineIssues } from "../lines/line.ts";
import { AS_ASKED, type OrderedLine } from "../lines/ordered-line.ts";

/** Lines chosen from the catalogue, without items that are not offered and figures still being typed. */
export function catalogueLines(draft: OrderDraft, { items }: Goods): OrderedLine[] {
  const offered = new Map(items.map((item) => [item.id, item]));
  return draft.lines.flatMap((line) => {
    const item = offered.get(line.itemId);
    const { lineId, quantity, periodOfUse, notes } = line;
    if (!item || quantity === null || periodOfUse === null) return [];
    if (lineIssues(line, item.unitPeriod).length > 0) return [];
    const { id: itemId, ...words } = item;
    const category = item.category.trim() || DEFAULT_CATEGORY;
    const figures = { quantity, periodOfUse, notes };
    return [{ kind: "catalogue", lineId, itemId, ...words, category, ...figures, ...AS_ASKED }];
  });
}
