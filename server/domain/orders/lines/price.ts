import { add, percentOf, times, type Cents } from "../../money.ts";
import type { OrderType } from "../type.ts";

export type PriceableLine = {
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  /** 0 to 100, at most two decimals; staff only. */
  discountPercent?: number;
  isCustomService?: boolean;
  /** False while a custom line has no price; absent, a custom line of 0 has none. */
  isPriced?: boolean;
};

export type PricedLine = {
  /** unitPrice x quantity x periodOfUse, before the discount (WIZ-47). */
  total: Cents;
  discount: Cents;
  net: Cents;
};

/** A missing or empty amount was not given. */
export type SimpleAmounts = {
  value: Cents;
  space?: Cents | null;
  structure?: Cents | null;
  extra?: Cents | null;
};

export type PriceInput = {
  type: OrderType;
  /** The submission's space in square metres. */
  sizeM2?: number | null;
  package?: { spacePerM2: Cents; structurePerM2: Cents } | null;
  customSpacePerM2?: Cents | null;
  /** The lines without the package's own. */
  lines: readonly PriceableLine[];
  simple?: SimpleAmounts | null;
  /** Price of a custom stand's structure, before the discount; null while unpriced. */
  structure?: Cents | null;
  /** Percent off space and structure, each rounded. */
  standDiscountPercent?: number;
};

export type OrderPrice = {
  lines: PricedLine[];
  /** Space and structure together; the two below are after the discount. */
  stand: PricedLine;
  space: Cents;
  structure: Cents;
  /** While false the structure counts as 0 and the total is not final. */
  isStructurePriced: boolean;
  standValue: Cents;
  extra: Cents;
  total: Cents;
  itemCount: number;
  unpricedLines: number;
};

/** The total of a line, before any discount (WIZ-47). */
export function lineTotal(unitPrice: Cents, quantity: number, periodOfUse: number): Cents {
  return times(unitPrice, quantity, periodOfUse);
}

/** total x percent / 100, rounded half up to the cent. */
export function discountOf(total: Cents, percent: number): Cents {
  return percentOf(total, percent);
}

export function priceLine(line: PriceableLine): PricedLine {
  const total = lineTotal(line.unitPrice, line.quantity, line.periodOfUse);
  const discount = discountOf(total, line.discountPercent ?? 0);
  return { total, discount, net: total - discount };
}

/** Whether the line still lacks a price, which blocks approval. */
export function isUnpriced(line: PriceableLine): boolean {
  return line.isCustomService === true && !(line.isPriced ?? line.unitPrice > 0);
}

/** If any amount is given, they must add up to the value. All 0 counts as not given. */
export function amountsAddUp(amounts: SimpleAmounts): boolean {
  const given = add(amounts.space ?? 0, amounts.structure ?? 0, amounts.extra ?? 0);
  return given === 0 || given === amounts.value;
}

/**
 * The price of an order in cents, everywhere: space + structure + extra, each after discounts. STANDARD and CUSTOM
 * price space by the square metre; an unpriced custom structure is 0; the undivided value of SIMPLE is extra.
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
