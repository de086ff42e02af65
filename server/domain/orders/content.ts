import { DEFAULT_CATEGORY } from "../catalogue/categories.ts";
import type { FieldIssue } from "../messages.ts";
import type { OrderDraft } from "./draft.ts";
import type { Goods } from "./goods.ts";
import { kindOf } from "./kinds/kinds.ts";
import { lineIssues } from "./line.ts";
import type { OrderedLine } from "./ordered-line.ts";
import { priceOrder, type OrderPrice, type PriceableLine } from "./price.ts";
import type { WizardScreen } from "./screens.ts";

/** What a screen still lacks; empty when one may go on. */
export function missingOn(screen: WizardScreen, draft: OrderDraft, goods: Goods): FieldIssue[] {
  return kindOf(draft.orderType).missing(screen, draft, goods);
}

/**
 * The step of the first screen that lacks something, up to `last`, the one that sends unless told. The wizard leads
 * there; the server sends an order only when there is none.
 */
export function firstIncomplete(
  draft: OrderDraft,
  goods: Goods,
  last = kindOf(draft.orderType).wizard.sendsAt,
): number | undefined {
  const { screens } = kindOf(draft.orderType).wizard;
  const found = screens.slice(0, last + 1).findIndex((screen) => missingOn(screen, draft, goods).length > 0);
  return found === -1 ? undefined : found;
}

/**
 * The lines chosen from the catalogue. Left out is what cannot be ordered as it stands: an item that is not offered, a
 * line whose figures are still being typed.
 */
export function catalogueLines(draft: OrderDraft, { items }: Goods): OrderedLine[] {
  const offered = new Map(items.map((item) => [item.id, item]));
  return draft.lines.flatMap((line) => {
    const item = offered.get(line.itemId);
    const { lineId, quantity, periodOfUse, notes } = line;
    if (!item || quantity === null || periodOfUse === null || lineIssues(line).length > 0) return [];
    const { id: itemId, ...words } = item;
    const category = item.category.trim() || DEFAULT_CATEGORY;
    return [{ kind: "catalogue", lineId, itemId, ...words, category, quantity, periodOfUse, notes }];
  });
}

/** All that is ordered: the kind's own lines first, then what was chosen from the catalogue. */
export function linesOf(draft: OrderDraft, goods: Goods): OrderedLine[] {
  return [...kindOf(draft.orderType).ownLines(draft, goods), ...catalogueLines(draft, goods)];
}

/** What the draft costs with these lines beside the stand, or with its own as far as they can be reckoned. */
export function priceDraft(
  draft: OrderDraft,
  goods: Goods,
  lines: readonly PriceableLine[] = catalogueLines(draft, goods),
): OrderPrice {
  const { sizeM2 } = goods;
  return priceOrder({
    type: draft.orderType,
    sizeM2,
    ...kindOf(draft.orderType).priceInput(draft, goods),
    lines,
  });
}
