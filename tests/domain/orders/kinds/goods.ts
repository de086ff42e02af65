import type { Goods, ItemGood, PackageGood } from "#domain/orders/draft/goods.ts";

/** What can be ordered in the tests: two items, a package with prices and one without. */
export const SCREEN: ItemGood = {
  id: "screen",
  title_pt: "Monitor",
  title_en: "Screen",
  description_pt: "Com técnico",
  description_en: "With a technician",
  category: "audiovisual",
  unitMetric: "unit",
  unitPeriod: "perDay",
  unitPrice: 145_00,
};
export const CHAIR: ItemGood = {
  ...SCREEN,
  id: "chair",
  title_pt: "Cadeira",
  title_en: "Chair",
  description_pt: "De açaí",
  description_en: "Wooden",
  category: "",
  unitPrice: 18_10,
};
const BRONZE: PackageGood = {
  id: "BRONZE",
  name: { pt: "Bronze", en: "Bronze" },
  description: { pt: "Montado", en: "Built" },
  spacePerM2: 100_00,
  structurePerM2: 50_50,
};
const GOLD: PackageGood = {
  ...BRONZE,
  id: "GOLD",
  name: { pt: "Ouro", en: "Gold" },
  spacePerM2: null,
};
export const GOODS: Goods = {
  sizeM2: 100,
  items: [SCREEN, CHAIR],
  packages: [BRONZE, GOLD],
  customSpacePerM2: 600_00,
};
