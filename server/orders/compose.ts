import type { orderLines } from "#db/schema/index.ts";
import { catalogueLines, firstIncomplete, priceDraft } from "#domain/orders/content.ts";
import type { OrderDraft } from "#domain/orders/draft.ts";
import type { Goods } from "#domain/orders/goods.ts";
import { kindOf } from "#domain/orders/kinds/kinds.ts";
import type { OrderedLine } from "#domain/orders/ordered-line.ts";
import type { OrderPrice } from "#domain/orders/price.ts";
import { type Basis, type LineRow, goodsFor } from "./goods.ts";

export type NewLine = Omit<typeof orderLines.$inferInsert, "orderId" | "lineId"> & { lineId: string };

/** An order as it would be stored. */
export type Composed = {
  draft: OrderDraft;
  /** Whether its kind lacks nothing: only then it may be sent. */
  isComplete: boolean;
  price: OrderPrice;
  /** Cents per m2 that space and structure were reckoned from; null where the kind has none. */
  perM2: { space: number | null; structure: number | null };
  /** The kind's own first, then what was chosen from the catalogue. */
  lines: NewLine[];
};

/**
 * The lines and amounts of an order of any kind. Of what was sent only the choices count (S34): words and prices are
 * the portal's own. A line that the order had keeps its words, its price and the discount it was given.
 */
export function compose(draft: OrderDraft, basis: Basis): Composed {
  return composeFrom(draft, goodsFor(draft, basis), basis.sent?.lines);
}

/** The same from goods that were read before. */
export function composeFrom(draft: OrderDraft, goods: Goods, sent: readonly LineRow[] = []): Composed {
  const kind = kindOf(draft.orderType);
  const own = kind.ownLines(draft, goods).map(rowOf);
  const chosen = keepFrozen(catalogueLines(draft, goods).map(rowOf), sent);
  const price = priceDraft(
    draft,
    goods,
    chosen.map((line) => ({ ...line, unitPrice: line.unitPriceCents })),
  );
  const { package: stand, customSpacePerM2 = null } = kind.priceInput(draft, goods);
  const priced = chosen.map((line, at) => ({
    ...line,
    totalCents: price.lines[at]?.total ?? 0,
    discountCents: price.lines[at]?.discount ?? 0,
  }));
  return {
    draft,
    isComplete: firstIncomplete(draft, goods) === undefined,
    price,
    perM2: { space: stand?.spacePerM2 ?? customSpacePerM2, structure: stand?.structurePerM2 ?? null },
    lines: [...own, ...priced].map((line, position) => ({ ...line, position })),
  };
}

type Unplaced = Omit<NewLine, "position">;

function rowOf({ kind, unitPrice, ...line }: OrderedLine): Unplaced {
  return {
    kind,
    lineId: line.lineId,
    itemId: line.itemId,
    titlePt: line.title_pt,
    titleEn: line.title_en,
    descriptionPt: line.description_pt,
    descriptionEn: line.description_en,
    category: line.category,
    unitMetric: line.unitMetric,
    unitPriceCents: unitPrice,
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    notes: line.notes,
    totalCents: unitPrice * line.quantity * line.periodOfUse,
    isCustomService: kind === "custom",
    isPriced: kind !== "custom",
  };
}

/** A line the order had, by its own name and its item; another line of the item is a new one, at today's price. */
function keepFrozen(lines: readonly Unplaced[], sent: readonly LineRow[]): Unplaced[] {
  const had = new Map(sent.filter(({ kind }) => kind === "catalogue").map((line) => [line.lineId, line]));
  return lines.map((line) => {
    const before = had.get(line.lineId ?? "");
    if (before?.itemId !== line.itemId) return line;
    const { quantity, periodOfUse, notes } = line;
    return { ...before, id: undefined, quantity, periodOfUse, notes };
  });
}
