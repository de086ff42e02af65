import type { UnitPeriod } from "#domain/catalogue/unit.ts";
import { add, type Cents, centsFromUsd } from "#domain/money.ts";
import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { priceLine } from "#domain/orders/lines/price.ts";
import { newKey } from "#src/lib/call/key.ts";
import type { CatalogueItem, Order } from "../data.ts";

/** A line in the editor of items: what is sent of it, and what the screen says of it. */
export type EditedLine = {
  lineId: string;
  kind: "package" | "catalogue" | "custom";
  isNew: boolean;
  isCustomService: boolean;
  itemId: string;
  /** The title in the reader's language. */
  title: string;
  title_pt: string;
  title_en: string;
  unitMetric: string;
  unitPeriod: UnitPeriod;
  /** A figure still being typed is a text. */
  quantity: number | string | null;
  periodOfUse: number | string | null;
  discountPercentage: number | string | null;
  /** Dollars; of a custom line null while it waits for its price. */
  unitPrice: number | string | null;
  notes: string;
};

export type WriteLine = (lineId: string, patch: Partial<EditedLine>) => void;

/** The lines of an order as the editor holds them. */
export function linesToEdit({ lines }: Pick<Order, "lines">): EditedLine[] {
  return lines.map((line) => ({
    lineId: line.lineId,
    kind: line.kind,
    isNew: false,
    isCustomService: line.kind === "custom",
    itemId: line.itemId,
    title: line.title,
    title_pt: line.title_pt,
    title_en: line.title_en,
    unitMetric: line.unitMetric,
    unitPeriod: line.unitPeriod,
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    discountPercentage: line.discountPercentage,
    unitPrice: line.isPriced ? line.unitPrice : null,
    notes: line.notes,
  }));
}

/** What the exhibitor asked for with each custom service, by its line. */
export function askedFor(lines: Order["lines"]): ReadonlyMap<string, string> {
  return new Map(
    lines
      .filter(({ kind, description }) => kind === "custom" && description !== "")
      .map(({ lineId, description }) => [lineId, description]),
  );
}

const NEW = { isNew: true, quantity: 1, periodOfUse: 1, discountPercentage: 0, notes: "" } as const;

/** One more item of the catalogue, at its price of today. */
export function lineOfItem(item: CatalogueItem, title: string): EditedLine {
  const { id: itemId, title_pt, title_en, unitMetric, unitPeriod, unitPrice } = item;
  const words = { title, title_pt, title_en, unitMetric, unitPeriod };
  return { ...NEW, lineId: newKey(), kind: "catalogue", isCustomService: false, itemId, ...words, unitPrice };
}

/** A service that is in no catalogue, to be described and priced. */
export function customLine(): EditedLine {
  const words = { title: "", title_pt: "", title_en: "", unitMetric: "", unitPeriod: "perDay" as const };
  return {
    ...NEW,
    lineId: newKey(),
    kind: "custom",
    isCustomService: true,
    itemId: "",
    ...words,
    unitPrice: null,
  };
}

/** What a line comes to after its discount, in cents; null while a figure is missing. */
export function netOf({ unitPrice, quantity, periodOfUse, discountPercentage }: EditedLine): Cents | null {
  const figures = [unitPrice, quantity, periodOfUse, discountPercentage];
  if (!figures.every((figure) => typeof figure === "number")) return null;
  const [price = 0, count = 0, days = 0, discountPercent = 0] = figures;
  const line = { unitPrice: centsFromUsd(price), quantity: count, periodOfUse: days, discountPercent };
  return priceLine(line).net;
}

type Edited = { lines: readonly EditedLine[]; structureAmount: number | string | null | undefined };

/** What the order comes to as it is typed, in cents; what waits for its price counts nothing. Null while a figure is missing. */
export function totalOf(
  { lines, structureAmount }: Edited,
  order: Pick<Order, "type" | "spaceAmount">,
): QuotedTotal | null {
  const nets = lines.map((line) => (line.unitPrice === null ? 0 : netOf(line)));
  const structure = structureAmount ?? 0;
  if (nets.includes(null) || typeof structure !== "number") return null;
  // The space of a custom stand has no line of its own.
  const stand = order.type === "CUSTOM" ? [centsFromUsd(order.spaceAmount), centsFromUsd(structure)] : [];
  return {
    total: add(...nets.map((net) => net ?? 0), ...stand),
    isStructurePriced: order.type !== "CUSTOM" || structureAmount !== null,
    unpricedLines: lines.filter(({ unitPrice }) => unitPrice === null).length,
  };
}
