import type { Locale } from "../locales.ts";

/** Sizes in units; built as `/drawings/<name>.svg`. */
export const DRAWINGS = {
  map: { width: 2400, height: 1600 },
  "booth-bronze": { width: 800, height: 600 },
  "booth-silver": { width: 800, height: 600 },
  "booth-gold": { width: 800, height: 600 },
  "booth-custom": { width: 800, height: 600 },
  "lit-bronze": { width: 800, height: 600 },
  "lit-silver": { width: 800, height: 600 },
  "lit-gold": { width: 800, height: 600 },
  "lit-custom": { width: 800, height: 600 },
  "plan-bronze": { width: 1200, height: 900 },
  "plan-silver": { width: 1200, height: 900 },
  "plan-gold": { width: 1200, height: 900 },
  "plan-custom": { width: 1200, height: 900 },
  "stand-sketch": { width: 1200, height: 900 },
  "benefit-blue-zone": { width: 640, height: 480 },
  "benefit-visibility": { width: 640, height: 480 },
  "benefit-business": { width: 640, height: 480 },
  "benefit-innovation": { width: 640, height: 480 },
  "benefit-reputation": { width: 640, height: 480 },
  "offer-hubs": { width: 640, height: 480 },
  "offer-activities": { width: 640, height: 480 },
  "offer-spaces": { width: 640, height: 480 },
  "kind-services": { width: 800, height: 600 },
  "kind-proposal": { width: 800, height: 600 },
  quay: { width: 1600, height: 1000 },
  plot: { width: 800, height: 600 },
  "face-stands": { width: 900, height: 680 },
  "face-layers": { width: 800, height: 1000 },
  "face-footpath": { width: 790, height: 640 },
  "far-bank": { width: 1600, height: 320 },
  skyline: { width: 3240, height: 160 },
  boat: { width: 180, height: 160 },
  "mark-organiser": { width: 40, height: 40 },
  "mark-secretariat": { width: 40, height: 40 },
  "mark-host": { width: 40, height: 40 },
} as const;
export type DrawingName = keyof typeof DRAWINGS;

/** With words in them: `/drawings/<name>-<locale>.svg` (PUB-13). */
export const LOCALISED_DRAWINGS = [
  "map",
  "plan-bronze",
  "plan-silver",
  "plan-gold",
  "plan-custom",
  "stand-sketch",
] as const;

function isLocalised(name: DrawingName): boolean {
  return (LOCALISED_DRAWINGS as readonly DrawingName[]).includes(name);
}

export function drawingAddress(name: DrawingName, locale: Locale): string {
  return `/drawings/${isLocalised(name) ? `${name}-${locale}` : name}.svg`;
}
