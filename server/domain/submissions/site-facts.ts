import * as v from "valibot";
import { id, optionalText, version } from "../fields.ts";
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

const MAX_FACT = 500;

function fact() {
  return v.strictObject({ pt: optionalText(MAX_FACT), en: optionalText(MAX_FACT) });
}

/** Every fact as it is typed, in both languages; empty ones say nothing. */
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

/** What staff say of the area that one submission got, beside what holds for every stand. */
export const describeSiteInput = v.strictObject({ id: id(), version: version(), facts: writtenFacts });

/** The facts as a form holds them, every one of them there. */
export function fillFacts(facts: SiteFacts): WrittenFacts {
  const filled = SITE_FACTS.map((name) => [name, { pt: "", en: "", ...facts[name] }] as const);
  return Object.fromEntries(filled) as WrittenFacts; // fromEntries forgets that each name is there.
}

/** The facts that say something, in one of the languages at least. */
export function saidFacts(written: SiteFacts): SiteFacts {
  const said = SITE_FACTS.filter((name) => written[name]?.pt.trim() || written[name]?.en.trim());
  return Object.fromEntries(said.map((name) => [name, written[name]]));
}

/** What is known of the place of one stand: its own facts go before those of every stand. */
export function factsOfStand(ofAll: SiteFacts, own: SiteFacts | null): SiteFacts {
  return saidFacts({ ...ofAll, ...saidFacts(own ?? {}) });
}
