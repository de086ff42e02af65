import type { UnitPeriod } from "../../catalogue/unit.ts";
import type { Localised } from "../../locales.ts";
import type { Cents } from "../../money.ts";
import type { PackageId } from "../../package-id.ts";
import type { WordsOfGroups } from "../lines/extra-services.ts";
import type { LineWords } from "../lines/line.ts";
import type { LiveStand } from "./second-stand.ts";
import type { SentContent } from "./sent-content.ts";

/** A catalogue item as the wizard offers it; its price is in cents. */
export type ItemGood = LineWords & { id: string; unitPeriod: UnitPeriod; unitPrice: Cents };

/** Cents per m2; null means not set, so it cannot be ordered. */
export type PackageGood = {
  id: PackageId;
  name: Localised;
  description: Localised;
  spacePerM2: Cents | null;
  structurePerM2: Cents | null;
};

/**
 * What an order for one submission can be made of, at current prices; a sent order has the prices of when it was
 * sent.
 */
export type Goods = {
  sizeM2: number;
  items: readonly ItemGood[];
  packages: readonly PackageGood[];
  customSpacePerM2: Cents | null;
  groups?: WordsOfGroups;
  /** The stand that takes the space: without the right to a second one the wizard stops at the kind. */
  stand?: LiveStand | undefined;
  /** Content of a sent order that is being edited. */
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
