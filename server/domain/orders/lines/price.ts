import { add, percentOf, times, type Cents } from "../../money.ts";
import type { OrderType } from "../type.ts";

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
  /** What the team priced the structure of a custom stand at, before the discount; null while it waits for that. */
  structure?: Cents | null;
  /** Percent the team takes off the stand: off its space and its structure, each rounded. */
  standDiscountPercent?: number;
};

export type OrderPrice = {
  lines: PricedLine[];
  /** Space and structure as one line; the two below are what the discount leaves of them. */
  stand: PricedLine;
  space: Cents;
  structure: Cents;
  /** False while the structure of a custom stand waits for its price: 0 until then, and the total not the last word. */
  isStructurePriced: boolean;
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
 * What an order costs, in cents, for wizard, server, lists, mails and PDFs: space + structure + extra, each after its
 * discounts. STANDARD and CUSTOM reckon space by the square metre; a custom structure is 0 until the team's price; the
 * undivided value of SIMPLE counts as extra.
 */
export function priceOrder(input: PriceInput): OrderPrice {
  const lines = input.lines.map(priceLine);
  const { space, structure, ...stand } = priceStand(input);
  const extra =
    input.type === "SIMPLE"
      ? (input.simple?.value ?? 0) - space - structure
      : add(...lines.map((line) => line.net));
  return {
    lines,
    ...stand,
    space,
    structure,
    standValue: add(space, structure),
    extra,
    total: add(space, structure, extra),
    itemCount: lines.length,
    unpricedLines: input.lines.filter(isUnpriced).length,
  };
}

function priceStand(input: PriceInput) {
  const gross = standBeforeDiscount(input);
  const percent = input.standDiscountPercent ?? 0;
  const space = gross.space - discountOf(gross.space, percent);
  const structure = (gross.structure ?? 0) - discountOf(gross.structure ?? 0, percent);
  const total = add(gross.space, gross.structure ?? 0);
  const net = add(space, structure);
  return {
    space,
    structure,
    isStructurePriced: gross.structure !== null,
    stand: { total, discount: total - net, net },
  };
}

function standBeforeDiscount(input: PriceInput): { space: Cents; structure: Cents | null } {
  const size = input.sizeM2 ?? 0;
  const byPackage = {
    space: times(input.package?.spacePerM2 ?? 0, size),
    structure: times(input.package?.structurePerM2 ?? 0, size),
  };
  const byBriefing = {
    space: times(input.customSpacePerM2 ?? 0, size),
    structure: input.structure ?? null,
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
