import type { orderLines } from "#db/schema/index.ts";
import { allLinesOf, firstIncomplete, priceDraft } from "#domain/orders/kinds/content.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { hasWrongDays, periodsOf } from "#domain/orders/lines/line.ts";
import type { OrderedLine } from "#domain/orders/lines/ordered-line.ts";
import type { OrderPrice, PricedLine } from "#domain/orders/lines/price.ts";
import { refuse } from "#domain/refusal.ts";
import { type Basis, goodsFor } from "./goods.ts";

export type NewLine = Omit<typeof orderLines.$inferInsert, "orderId" | Told> &
  Pick<typeof orderLines.$inferSelect, Told>;
/** What no line leaves to the column. */
type Told = "lineId" | "unitPeriod";

/** An order as it would be stored. */
export type Composed = {
  draft: OrderDraft;
  /** Whether its kind lacks nothing: only then it may be sent. */
  isComplete: boolean;
  price: OrderPrice;
  /** Cents per m2 from which space and structure were computed; null where the kind has none. */
  perM2: { space: number | null; structure: number | null };
  /** The kind's own first, then what was chosen from the catalogue, then what the team added. */
  lines: NewLine[];
};

/**
 * The lines and amounts of an order of any kind. Of what was sent only the choices count (S34): words and prices are
 * the portal's own. What the order had since it was sent stays in it.
 */
export function compose(draft: OrderDraft, basis: Basis): Composed {
  const goods = goodsFor(draft, basis);
  const periods = periodsOf(goods.items);
  const wrong = draft.lines.find((line) => hasWrongDays(line, periods.get(line.itemId)));
  if (wrong) throw refuse("itemHadOnce", { itemId: wrong.itemId });
  return composeFrom(draft, goods);
}

/** The same from goods that were read before. */
export function composeFrom(draft: OrderDraft, goods: Goods): Composed {
  const price = priceDraft(draft, goods);
  const { package: stand, customSpacePerM2 = null } = orderKindOf(draft.orderType).priceInput(draft, goods);
  const beside = price.lines.values();
  return {
    draft,
    isComplete: firstIncomplete(draft, goods) === undefined,
    price,
    perM2: { space: stand?.spacePerM2 ?? customSpacePerM2, structure: stand?.structurePerM2 ?? null },
    lines: allLinesOf(draft, goods).map((line, position) => {
      const priced = line.kind === "package" ? price.stand : beside.next().value;
      return { ...lineRowOf(line, priced), position };
    }),
  };
}

/** The database row of a line. */
export function lineRowOf({ kind, unitPrice, ...line }: OrderedLine, priced: PricedLine | undefined) {
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
    unitPeriod: line.unitPeriod,
    unitPriceCents: unitPrice,
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    discountPercent: line.discountPercent,
    notes: line.notes,
    totalCents: priced?.total ?? 0,
    discountCents: priced?.discount ?? 0,
    isCustomService: kind === "custom",
    isPriced: line.isPriced,
    isTeamLine: line.isTeamLine,
  };
}
