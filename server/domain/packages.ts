import * as v from "valibot";
import { ACTIVE_STATES, type ActiveState } from "./catalogue/status.ts";
import { text } from "./fields.ts";
import type { Localised } from "./locales.ts";
import { message } from "./messages.ts";
import type { Cents } from "./money.ts";
import { localisedLine, price } from "./blocks.ts";
import { PACKAGE_IDS, type PackageId } from "./package-id.ts";

/** Prices per m2 in cents; null means not set, so it cannot be ordered. */
export type StandPackage = {
  name: Localised;
  description: Localised;
  status: ActiveState;
  spacePerM2: Cents | null;
  structurePerM2: Cents | null;
};

function standPackage() {
  return v.strictObject({
    name: localisedLine(60),
    description: v.strictObject({ pt: text(1000), en: text(1000) }),
    status: v.picklist(ACTIVE_STATES, message("choice")),
    spacePerM2: price(),
    structurePerM2: price(),
  });
}

export function standPackages() {
  return v.strictObject({ BRONZE: standPackage(), SILVER: standPackage(), GOLD: standPackage() });
}

/** The packages on offer, in their fixed order. */
export function offeredPackages(packages: Record<PackageId, StandPackage>): PackageId[] {
  return PACKAGE_IDS.filter((id) => packages[id].status === "ACTIVE");
}

/** Whether both prices of the package are set. */
export function isPriced(
  standPackage: StandPackage,
): standPackage is StandPackage & { spacePerM2: Cents; structurePerM2: Cents } {
  return standPackage.spacePerM2 !== null && standPackage.structurePerM2 !== null;
}

/** LIM-04; the team edits texts and prices. */
export const DEFAULT_PACKAGES: Record<PackageId, StandPackage> = {
  BRONZE: unpriced(
    { pt: "Bronze", en: "Bronze" },
    {
      pt: "Estande pronto para mostrar: sua equipe chega, organiza os materiais e recebe o público.",
      en: "A show-ready stand: your team arrives, lays out its material and welcomes visitors.",
    },
  ),
  SILVER: unpriced(
    { pt: "Prata", en: "Silver" },
    {
      pt: "Estande pronto para mostrar, no nível intermediário entre o Bronze e o Ouro.",
      en: "A show-ready stand, the middle tier between Bronze and Gold.",
    },
  ),
  GOLD: unpriced(
    { pt: "Ouro", en: "Gold" },
    {
      pt: "Estande pronto para mostrar, no nível mais completo dos três.",
      en: "A show-ready stand, the most complete tier of the three.",
    },
  ),
};

function unpriced(name: Localised, description: Localised): StandPackage {
  return { name, description, status: "ACTIVE", spacePerM2: null, structurePerM2: null };
}
