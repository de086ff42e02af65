import { DEFAULT_CATEGORY } from "../../catalogue/categories.ts";
import { type Cents, centsFromUsd } from "../../money.ts";
import { refuse } from "../../refusal.ts";
import type { Need } from "../../needs.ts";
import type { ItemGood } from "../draft/goods.ts";
import { hasWrongDays, withOwnNames } from "../lines/line.ts";
import { AS_ASKED, type OrderedLine } from "../lines/ordered-line.ts";
import { type OrderPrice, priceOrder, type PriceInput } from "../lines/price.ts";
import type { ItemsEdit, StaffLine } from "./staff-schema.ts";
import type { OrderStatus } from "./status.ts";

export type ItemsBasis = {
  stand: Pick<PriceInput, "type" | "sizeM2" | "package" | "customSpacePerM2">;
  /** Price of a custom stand's structure; null while unpriced. */
  structure: Cents | null;
  lines: readonly OrderedLine[];
  /** Offered items by id. */
  offered: ReadonlyMap<string, ItemGood>;
};

export type EditedItems = { lines: OrderedLine[]; price: OrderPrice };

/** The item id of custom lines. */
const NO_ITEM = "custom-service";

/**
 * Edits a sent order (ORD-10): figures, discounts and notes of any line, prices of custom lines and of a custom
 * structure. A line left out is removed, except the stand's own; new lines are the team's, at today's price. Days of
 * what is had once are refused.
 */
export function editItems(basis: ItemsBasis, { lines, structureAmount }: ItemsEdit): EditedItems {
  const had = new Map(basis.lines.map((line) => [line.lineId, line]));
  const edited = nameLines(lines, new Set(had.keys())).map((line) => {
    const before = had.get(line.lineId);
    return before ? editLine(before, line) : newLine(line, basis.offered);
  });
  const wrong = edited.find((line) => hasWrongDays(line, line.unitPeriod));
  if (wrong) throw refuse("itemHadOnce", { itemId: wrong.itemId });
  const stand = basis.lines.filter(({ kind }) => kind === "package");
  const kept = stand.filter(({ lineId }) => !edited.some((line) => line.lineId === lineId));
  const all = [...kept, ...edited].toSorted((a, b) => Number(isStand(b)) - Number(isStand(a)));
  const structure = structureAmount === undefined ? basis.structure : centsOrNull(structureAmount);
  return { lines: all, price: priceItems(basis, all, structure) };
}

/** New names are never those of other or former lines. */
function nameLines(lines: readonly StaffLine[], taken: Set<string>): (StaffLine & { lineId: string })[] {
  let n = 1;
  const free = () => {
    while (taken.has(`team-${n}`)) n += 1;
    taken.add(`team-${n}`);
    return `team-${n}`;
  };
  return withOwnNames(lines.map((line) => ({ ...line, lineId: line.lineId ?? free() })));
}

function isStand({ kind }: OrderedLine): boolean {
  return kind === "package";
}

function editLine(before: OrderedLine, line: StaffLine): OrderedLine {
  const discountPercent = line.discountPercentage;
  if (before.kind === "package") return { ...before, discountPercent };
  const { quantity, periodOfUse, notes } = line;
  const edited = { ...before, quantity, periodOfUse, notes, discountPercent };
  return before.kind === "custom" ? { ...edited, ...priceOf(line) } : edited;
}

function priceOf({ unitPrice }: StaffLine): Pick<OrderedLine, "unitPrice" | "isPriced"> {
  return { unitPrice: centsOrNull(unitPrice) ?? 0, isPriced: unitPrice !== null };
}

/** A new line; refused when it is neither offered nor a described custom line. */
function newLine(line: StaffLine & { lineId: string }, offered: ItemsBasis["offered"]): OrderedLine {
  const { lineId, quantity, periodOfUse, notes, discountPercentage: discountPercent } = line;
  const figures = { lineId, quantity, periodOfUse, notes, ...AS_ASKED, discountPercent, isTeamLine: true };
  if (line.isCustomService && (line.title_pt || line.title_en)) {
    const { title_pt, title_en, description_pt, description_en, unitMetric } = line;
    const words = {
      title_pt,
      title_en,
      description_pt,
      description_en,
      unitMetric,
      unitPeriod: "perDay" as const,
      category: DEFAULT_CATEGORY,
    };
    return { kind: "custom", itemId: NO_ITEM, ...words, ...figures, ...priceOf(line) };
  }
  const item = offered.get(line.itemId);
  if (!item) throw refuse("itemNotOffered", { itemId: line.itemId });
  const { id: itemId, unitPrice, ...words } = item;
  return { kind: "catalogue", itemId, ...words, unitPrice, ...figures };
}

/** An approved order must not lose its prices. */
export function missingPrice(status: OrderStatus, price: OrderPrice): Need | undefined {
  if (status !== "APPROVED") return undefined;
  if (price.unpricedLines > 0) return "everyLinePriced";
  return price.isStructurePriced ? undefined : "structurePriced";
}

function centsOrNull(usd: number | null): Cents | null {
  return usd === null ? null : centsFromUsd(usd);
}

/** The stand's line carries the discount of the stand. */
function priceItems(
  { stand }: Pick<ItemsBasis, "stand">,
  lines: readonly OrderedLine[],
  structure: Cents | null,
): OrderPrice {
  return priceOrder({
    ...stand,
    structure,
    standDiscountPercent: lines.find(isStand)?.discountPercent ?? 0,
    lines: lines
      .filter((line) => !isStand(line))
      .map((line) => ({ ...line, isCustomService: line.kind === "custom" })),
  });
}
