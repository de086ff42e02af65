import { count, sum } from "drizzle-orm";
import { orders } from "#db/schema/index.ts";

/** Columns of a query over groups of orders: how many there are, and their amounts in cents. */
export const ORDER_SUMS = {
  count: count(),
  space: sum(orders.spaceCents).mapWith(Number),
  structure: sum(orders.structureCents).mapWith(Number),
  extra: sum(orders.extraCents).mapWith(Number),
  total: sum(orders.totalCents).mapWith(Number),
  /** The sum of amounts that the team waived. */
  settled: sum(orders.settledCents).mapWith(Number),
};
