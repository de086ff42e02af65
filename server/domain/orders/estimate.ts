import type { Cents } from "../money.ts";
import { MIN_SPACE_M2 } from "../submissions/options.ts";
import { priceOrder } from "./lines/price.ts";

/** A package as the public pages know it; costs are computed as those of orders. */
type Offered = { prices?: { spacePerM2: Cents; structurePerM2: Cents } };

export type StandCost = { space: Cents; structure: Cents; total: Cents };

/** A package for an area, without items of the catalogue; undefined while its prices are not public. */
export function costOfStand({ prices }: Offered, sizeM2: number): StandCost | undefined {
  if (!prices) return undefined;
  const { space, structure, total } = priceOrder({ type: "STANDARD", sizeM2, package: prices, lines: [] });
  return { space, structure, total };
}

/** The least a stand costs, for the smallest area; undefined while no price is public. */
export function leastCost(packages: readonly Offered[]): { sizeM2: number; total: Cents } | undefined {
  const totals = packages.flatMap((one) => costOfStand(one, MIN_SPACE_M2)?.total ?? []);
  return totals.length > 0 ? { sizeM2: MIN_SPACE_M2, total: Math.min(...totals) } : undefined;
}
