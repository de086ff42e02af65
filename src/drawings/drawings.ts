import { LOCALES, type Locale } from "#domain/locales.ts";
import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { drawBlueZone } from "./benefits/blue-zone.ts";
import { drawBusiness } from "./benefits/business.ts";
import { drawInnovation } from "./benefits/innovation.ts";
import { drawReputation } from "./benefits/reputation.ts";
import { drawVisibility } from "./benefits/visibility.ts";
import { drawBronze } from "./booths/bronze.ts";
import { drawCustom } from "./booths/custom.ts";
import { drawGold } from "./booths/gold.ts";
import { drawLit } from "./booths/lit.ts";
import { drawSilver } from "./booths/silver.ts";
import { drawFarBank } from "./faces/far-bank.ts";
import { drawFootpath } from "./faces/footpath.ts";
import { drawLayers } from "./faces/layers.ts";
import { drawSkyline } from "./faces/skyline.ts";
import { drawStands } from "./faces/stands.ts";
import { drawProposal } from "./kinds/proposal.ts";
import { drawServices } from "./kinds/services.ts";
import { drawMap } from "./map/map.ts";
import { drawActivities } from "./offers/activities.ts";
import { drawHubs } from "./offers/hubs.ts";
import { drawSpaces } from "./offers/spaces.ts";
import { drawCustomPlan } from "./plans/custom.ts";
import { drawPackagePlan } from "./plans/packages.ts";
import { drawSketch } from "./plans/sketch.ts";
import { drawFerry } from "./quay/boats.ts";
import { LIGHTS } from "./quay/lights.ts";
import { PLOT, drawPlot } from "./quay/plot.ts";
import { drawQuay } from "./quay/quay.ts";
import { drawHostMark, drawOrganiserMark, drawSecretariatMark } from "./marks.ts";
import type { Drawing, Shape } from "./shape.ts";
import { toSvg } from "./svg.ts";
import { MAP_WORDS, type MapWords } from "./words.ts";

type Size = { width: number; height: number };

const DRAWN: Record<DrawingName, (size: Size, words: MapWords, locale: Locale) => Shape[]> = {
  map: drawMap,
  "lit-bronze": () => drawLit("bronze"),
  "lit-silver": () => drawLit("silver"),
  "lit-gold": () => drawLit("gold"),
  "lit-custom": () => drawLit("custom"),
  "booth-bronze": drawBronze,
  "booth-silver": drawSilver,
  "booth-gold": drawGold,
  "booth-custom": drawCustom,
  "plan-bronze": (_size, words, locale) => drawPackagePlan("BRONZE", words, locale),
  "plan-silver": (_size, words, locale) => drawPackagePlan("SILVER", words, locale),
  "plan-gold": (_size, words, locale) => drawPackagePlan("GOLD", words, locale),
  "plan-custom": (_size, words) => drawCustomPlan(words),
  "stand-sketch": (_size, words) => drawSketch(words),
  "benefit-blue-zone": drawBlueZone,
  "benefit-visibility": drawVisibility,
  "benefit-business": drawBusiness,
  "benefit-innovation": drawInnovation,
  "benefit-reputation": drawReputation,
  "offer-hubs": drawHubs,
  "offer-activities": drawActivities,
  "offer-spaces": drawSpaces,
  "kind-services": drawServices,
  "kind-proposal": drawProposal,
  quay: drawQuay,
  boat: drawFerry,
  plot: drawPlot,
  "face-stands": drawStands,
  "face-layers": drawLayers,
  "face-footpath": drawFootpath,
  "far-bank": drawFarBank,
  skyline: drawSkyline,
  "mark-organiser": drawOrganiserMark,
  "mark-secretariat": drawSecretariatMark,
  "mark-host": drawHostMark,
};

/** Drawings that show more than one state of things. */
const STATES: Partial<Record<DrawingName, Drawing["states"]>> = { quay: LIGHTS, plot: PLOT };

/** A drawing as data; the language matters only to those with words in them. */
export function drawingOf(name: DrawingName, locale: Locale): Drawing {
  const { width, height } = DRAWINGS[name];
  const shapes = DRAWN[name]({ width, height }, MAP_WORDS[locale], locale);
  return { width, height, shapes, states: STATES[name] };
}

/** Every file of the site's drawings, by the address under which pages request it. */
export function drawAll(): Map<string, string> {
  const names = Object.keys(DRAWINGS) as DrawingName[];
  const wanted = new Map(
    names.flatMap((name) => LOCALES.map((locale) => [drawingAddress(name, locale), { name, locale }])),
  );
  // The first screen's own is the largest thing a phone paints: whole units save a sixth of it, and nobody sees them.
  const pathDigits = (name: DrawingName) => (name === "quay" ? 0 : 1);
  return new Map(
    [...wanted].map(([address, { name, locale }]) => [
      address,
      toSvg(drawingOf(name, locale), pathDigits(name)),
    ]),
  );
}
