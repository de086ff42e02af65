import type { Localised } from "../locales.ts";
import type { DrawingName } from "./drawings.ts";

/** The drawings that pictures of the organiser may take the place of. */
export const PICTURE_PLACES = [
  "map",
  "booth-bronze",
  "booth-silver",
  "booth-gold",
  "booth-custom",
  "plan-bronze",
  "plan-silver",
  "plan-gold",
  "plan-custom",
] as const satisfies readonly DrawingName[];
export type PicturePlace = (typeof PICTURE_PLACES)[number];

/** A picture as every visitor can fetch it, with its alternative text; `set` names each stored width. */
export type PublicPicture = { src: string; set: string; width: number; height: number; alt: Localised };
export type OwnPictures = Partial<Record<PicturePlace, PublicPicture>>;
