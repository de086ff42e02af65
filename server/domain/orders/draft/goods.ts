import type { Localised } from "../../locales.ts";
import type { Cents } from "../../money.ts";
import type { PackageId } from "../../packages.ts";
import type { WordsOfGroups } from "../lines/extra-services.ts";
import type { LineWords } from "../lines/line.ts";
import type { LiveStand } from "./second-stand.ts";
import type { SentContent } from "./sent-content.ts";

/** An item of the catalogue as an order takes it; cents. */
export type ItemGood = LineWords & { id: string; unitPrice: Cents };

/** A stand package; cents per m2, null while nobody has set a price: then it cannot be ordered. */
export type PackageGood = {
  id: PackageId;
  name: Localised;
  description: Localised;
  spacePerM2: Cents | null;
  structurePerM2: Cents | null;
};

/**
 * What an order for one submission can be made of, at the prices in force; what an order was sent with stays in it at
 * the price it had then.
 */
export type Goods = {
  sizeM2: number;
  items: readonly ItemGood[];
  packages: readonly PackageGood[];
  customSpacePerM2: Cents | null;
  /** How the extra services are called on their lines. */
  groups?: WordsOfGroups;
  /** The stand that takes the space already: whoever may not order a second one goes no further than the kind. */
  stand?: LiveStand | undefined;
  /** What the order already has, where one that was sent is edited. */
  sent?: SentContent;
};

export type PricedPackage = PackageGood & { spacePerM2: Cents; structurePerM2: Cents };

export function isPricedPackage(one: PackageGood): one is PricedPackage {
  return one.spacePerM2 !== null && one.structurePerM2 !== null;
}

export function findPricedPackage({ packages }: Goods, id: string | null): PricedPackage | undefined {
  const found = packages.find((one) => one.id === id);
  return found && isPricedPackage(found) ? found : undefined;
}
