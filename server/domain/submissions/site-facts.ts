import * as v from "valibot";
import { id, optionalText, version } from "../fields.ts";
import type { Localised } from "../locales.ts";

/** Facts about the site for stand builders, in reading order. */
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

/** Site facts as stored, without empty ones. */
export type SiteFacts = Partial<Record<SiteFact, Localised>>;

const MAX_FACT = 500;

function fact() {
  return v.strictObject({ pt: optionalText(MAX_FACT), en: optionalText(MAX_FACT) });
}

export const writtenFacts = v.strictObject({
  openSides: fact(),
  neighbours: fact(),
  maxHeight: fact(),
  closedSides: fact(),
  floorLoad: fact(),
  rigging: fact(),
  power: fact(),
  water: fact(),
  network: fact(),
  build: fact(),
  strike: fact(),
} satisfies Record<SiteFact, unknown>);
export type WrittenFacts = v.InferOutput<typeof writtenFacts>;

/** Facts of one submission's area, besides those of every stand. */
export const describeSiteInput = v.strictObject({ id: id(), version: version(), facts: writtenFacts });

/** All site facts; missing ones are empty. */
export function fillFacts(facts: SiteFacts): WrittenFacts {
  const filled = SITE_FACTS.map((name) => [name, { pt: "", en: "", ...facts[name] }] as const);
  return Object.fromEntries(filled) as WrittenFacts; // fromEntries loses the names.
}

/** The site facts that are present in at least one language. */
export function saidFacts(written: SiteFacts): SiteFacts {
  const said = SITE_FACTS.filter((name) => written[name]?.pt.trim() || written[name]?.en.trim());
  return Object.fromEntries(said.map((name) => [name, written[name]]));
}

/** The facts of a stand: its own override those of every stand. */
export function factsOfStand(ofAll: SiteFacts, own: SiteFacts | null): SiteFacts {
  return saidFacts({ ...ofAll, ...saidFacts(own ?? {}) });
}
