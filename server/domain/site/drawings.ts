import type { Locale } from "../locales.ts";

const STAND = { width: 800, height: 600 } as const;
const PLAN = { width: 1200, height: 900 } as const;
const SCENE = { width: 640, height: 480 } as const;
const MARK = { width: 40, height: 40 } as const;

/** Sizes of the drawings in units; built as `/drawings/<name>.svg`. */
export const DRAWINGS = {
  map: { width: 2400, height: 1600 },
  "booth-bronze": STAND,
  "booth-silver": STAND,
  "booth-gold": STAND,
  "booth-custom": STAND,
  "lit-bronze": STAND,
  "lit-silver": STAND,
  "lit-gold": STAND,
  "lit-custom": STAND,
  "plan-bronze": PLAN,
  "plan-silver": PLAN,
  "plan-gold": PLAN,
  "plan-custom": PLAN,
  "stand-sketch": PLAN,
  "benefit-blue-zone": SCENE,
  "benefit-visibility": SCENE,
  "benefit-business": SCENE,
  "benefit-innovation": SCENE,
  "benefit-reputation": SCENE,
  "offer-hubs": SCENE,
  "offer-activities": SCENE,
  "offer-spaces": SCENE,
  "kind-services": STAND,
  "kind-proposal": STAND,
  quay: { width: 1600, height: 1000 },
  plot: STAND,
  "face-stands": { width: 900, height: 680 },
  "face-layers": { width: 800, height: 1000 },
  "face-footpath": { width: 790, height: 640 },
  "far-bank": { width: 1600, height: 320 },
  skyline: { width: 3240, height: 160 },
  boat: { width: 180, height: 160 },
  "mark-organiser": MARK,
  "mark-secretariat": MARK,
  "mark-host": MARK,
} as const;
export type DrawingName = keyof typeof DRAWINGS;

/** Whether a drawing has words in it and a file per language: `/drawings/<name>-<locale>.svg` (PUB-13). */
function isLocalised(name: DrawingName): boolean {
  return /^(map|plan|stand-s)/.test(name);
}

export function drawingAddress(name: DrawingName, locale: Locale): string {
  return `/drawings/${isLocalised(name) ? `${name}-${locale}` : name}.svg`;
}
