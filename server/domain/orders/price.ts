import { add, percentOf, times, type Cents } from "../money.ts";
import type { OrderType } from "./type.ts";

/** Protective: 10 million dollars for one unit, so that 200 lines of 100 x 100 stay exact whole cents. */
export const MAX_UNIT_PRICE_USD = 10_000_000;

export type PriceableLine = {
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  /** 0 to 100, at most two decimals; staff only. */
  discountPercent?: number;
  isCustomService?: boolean;
  /** False while a custom line waits for its price; without it, a custom line of 0 is one that waits. */
  isPriced?: boolean;
};

export type PricedLine = {
  /** unitPrice x quantity x periodOfUse, before the discount (WIZ-47). */
  total: Cents;
  discount: Cents;
  net: Cents;
};

/** The amounts of a proposal; a missing or empty one was not given. */
export type SimpleAmounts = {
  value: Cents;
  space?: Cents | null;
  structure?: Cents | null;
  extra?: Cents | null;
};

export type PriceInput = {
  type: OrderType;
  /** From the submission, in square metres. */
  sizeM2?: number | null;
  package?: { spacePerM2: Cents; structurePerM2: Cents } | null;
  customSpacePerM2?: Cents | null;
  /** What is ordered beside the stand; the package's own line is not among them. */
  lines: readonly PriceableLine[];
  simple?: SimpleAmounts | null;
  /** What staff priced the structure of a custom stand at. */
  structureOverride?: Cents | null;
};

export type OrderPrice = {
  lines: PricedLine[];
  space: Cents;
  structure: Cents;
  standValue: Cents;
  extra: Cents;
  total: Cents;
  itemCount: number;
  unpricedLines: number;
};

/** Line total = unit price x quantity x period of use (WIZ-47), before any discount. */
export function lineTotal(unitPrice: Cents, quantity: number, periodOfUse: number): Cents {
  return times(unitPrice, quantity, periodOfUse);
}

/** The deduction shown beside a line: its total x percent / 100, rounded half up to the cent. */
export function discountOf(total: Cents, percent: number): Cents {
  return percentOf(total, percent);
}

export function priceLine(line: PriceableLine): PricedLine {
  const total = lineTotal(line.unitPrice, line.quantity, line.periodOfUse);
  const discount = discountOf(total, line.discountPercent ?? 0);
  return { total, discount, net: total - discount };
}

/** A custom line nobody has priced yet keeps its order from being approved. */
export function isUnpriced(line: PriceableLine): boolean {
  return line.isCustomService === true && !(line.isPriced ?? line.unitPrice > 0);
}

/**
 * The three amounts of a proposal, when any is given, must add up to its value. Amounts that are all 0 count as not
 * given.
 */
export function amountsAddUp(amounts: SimpleAmounts): boolean {
  const given = add(amounts.space ?? 0, amounts.structure ?? 0, amounts.extra ?? 0);
  return given === 0 || given === amounts.value;
}

/**
 * What an order costs, in cents: the one place where it is reckoned, for wizard, server, lists, mails and PDFs.
 * - STANDARD: space and structure are square metres x the package's two prices.
 * - CUSTOM: space is square metres x the custom space price, the structure 0 until staff price it.
 * - CUSTOM_SERVICES: its lines only.
 * - SIMPLE: the value; undivided, all of it counts as extra, so that the parts always make the total.
 * Total = space + structure + extra, where extra is the lines after their discounts.
 */
export function priceOrder(input: PriceInput): OrderPrice {
  const lines = input.lines.map(priceLine);
  const { space, structure } = priceStand(input);
  const extra =
    input.type === "SIMPLE"
      ? (input.simple?.value ?? 0) - space - structure
      : add(...lines.map((line) => line.net));
  return {
    lines,
    space,
    structure,
    standValue: add(space, structure),
    extra,
    total: add(space, structure, extra),
    itemCount: lines.length,
    unpricedLines: input.lines.filter(isUnpriced).length,
  };
}

function priceStand(input: PriceInput): { space: Cents; structure: Cents } {
  const size = input.sizeM2 ?? 0;
  const byPackage = {
    space: times(input.package?.spacePerM2 ?? 0, size),
    structure: times(input.package?.structurePerM2 ?? 0, size),
  };
  const byBriefing = {
    space: times(input.customSpacePerM2 ?? 0, size),
    structure: input.structureOverride ?? 0,
  };
  switch (input.type) {
    case "STANDARD":
      return byPackage;
    case "CUSTOM":
      return byBriefing;
    case "STAND":
      return input.package ? byPackage : byBriefing;
    case "SIMPLE":
      return { space: input.simple?.space ?? 0, structure: input.simple?.structure ?? 0 };
    case "CUSTOM_SERVICES":
      return { space: 0, structure: 0 };
    default:
      return input.type satisfies never;
  }
}
