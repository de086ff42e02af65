import type { WizardItem, WizardPackage } from "#src/features/orders/wizard/wizard-context.tsx";

/** What a wizard is offered in the tests: two items, a package with prices and one without. */
export const SCREEN: WizardItem = {
  id: "screen",
  title_pt: "Monitor",
  title_en: "Screen",
  description_pt: "Com técnico",
  description_en: "With a technician",
  category: "audiovisual",
  unitMetric: "unit",
  unitPrice: 145,
};
export const CHAIR: WizardItem = {
  id: "chair",
  title_pt: "Cadeira",
  title_en: "Chair",
  description_pt: "De açaí",
  description_en: "Wooden",
  category: "",
  unitMetric: "unit",
  unitPrice: 18.1,
};
export const BRONZE: WizardPackage = {
  id: "BRONZE",
  name: { pt: "Bronze", en: "Bronze" },
  description: { pt: "Montado", en: "Built" },
  spacePerM2: 100,
  structurePerM2: 50.5,
};
export const GOLD: WizardPackage = {
  ...BRONZE,
  id: "GOLD",
  name: { pt: "Ouro", en: "Gold" },
  spacePerM2: null,
};
export const ITEMS = [SCREEN, CHAIR];
export const PACKAGES = [BRONZE, GOLD];
