import type { orderLines, orders } from "#db/schema/index.ts";
import { times, usdFromCents } from "#domain/money.ts";

type Priced = Pick<typeof orders.$inferSelect, "spacePerM2Cents" | "sizeM2" | "spaceCents">;
type Line = Pick<typeof orderLines.$inferSelect, "kind" | "discountPercent" | "discountCents" | "totalCents">;

/**
 * Space and structure of a stand before the discount of its package, and the discount as a row of its own: together the
 * two of the order. It is taken off both, each rounded, and before it they add up to the package's line. Cents; null
 * without a discount.
 */
export function standDiscountOf(order: Priced, lines: readonly Line[]) {
  const line = lines.find(({ kind }) => kind === "package");
  if (!line || line.discountCents === 0) return null;
  const { discountPercent: percent, discountCents: discount, totalCents } = line;
  const ofSpace = Math.min(discount, times(order.spacePerM2Cents ?? 0, order.sizeM2 ?? 0) - order.spaceCents);
  const space = order.spaceCents + Math.max(0, ofSpace);
  return { percent, space, structure: totalCents - space, discount };
}

/** The stand's discount in dollars, for screens. */
export function showStandDiscount(order: Priced, lines: readonly Line[]) {
  const off = standDiscountOf(order, lines);
  if (!off) return null;
  const { percent, space, structure, discount } = off;
  return {
    percent,
    space: usdFromCents(space),
    structure: usdFromCents(structure),
    discount: usdFromCents(discount),
  };
}
