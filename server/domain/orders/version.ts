import type { Cents } from "../money.ts";
import type { LineWords } from "./line.ts";
import type { OrderedLine } from "./ordered-line.ts";

/** A line as a version of its order keeps it; cents. */
export type VersionLine = LineWords & {
  lineId: string;
  kind: OrderedLine["kind"];
  itemId: string;
  unitPrice: Cents;
  quantity: number;
  periodOfUse: number;
  discountPercent: number;
  notes: string;
  total: Cents;
  discount: Cents;
  isPriced: boolean;
  isTeamLine: boolean;
};

/** All that both sides agree on: what is ordered and what it costs; cents. */
export type OrderContent = {
  lines: VersionLine[];
  notes: string;
  description: string;
  space: Cents;
  structure: Cents;
  isStructurePriced: boolean;
  extra: Cents;
  total: Cents;
};

/**
 * Whether the team changed the order and the exhibitor has not agreed: no answer yet, or a refusal after which the team
 * has neither taken the change back nor made another. The order is not approved meanwhile.
 */
export function hasOpenChange(order: { contentVersion: number; agreedVersion: number }): boolean {
  return order.contentVersion !== order.agreedVersion;
}

/** What the team changed of a sent order: the state both sides last agreed on, and the one proposed. */
export type OrderChange = { before: OrderContent; after: OrderContent };
