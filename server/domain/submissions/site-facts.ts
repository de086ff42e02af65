import type { Localised } from "../locales.ts";

/** What a stand builder has to know of the place, in the order it is read. */
export const SITE_FACTS = [
  "openSides",
  "neighbours",
  "maxHeight",
  "closedSides",
  "floorLoad",
  "rigging",
  "power",
  "water",
  "network",
  "build",
  "strike",
] as const;
export type SiteFact = (typeof SITE_FACTS)[number];

/** A fact that nobody filled in is left out. */
export type SiteFacts = Partial<Record<SiteFact, Localised>>;
