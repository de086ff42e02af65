import * as v from "valibot";
import { ownFile } from "./own-file.ts";

/** In pixels: three times as large as the head of a page shows it, which is sharp on every screen and on paper. */
export const LOGO_BOX = { width: 540, height: 120 };

/** Protective (S56): what is decoded to be made smaller. */
export const MAX_LOGO_MEGAPIXELS = 25;

/** The organiser's own logo, drawn on the dark green of every head; null for the leaf of the house. */
export function logo() {
  return v.nullable(v.strictObject(ownFile(LOGO_BOX)));
}
export type Logo = v.InferOutput<ReturnType<typeof logo>>;
export type OwnLogo = NonNullable<Logo>;

/** The logo as every visitor can fetch it. */
export type PublicLogo = { src: string; width: number; height: number };

const PICTURES_PATH = "/pictures";

/** The logo's address, which changes with the picture, so that browsers cache it for ever. */
export function publicLogo({ sha256, width, height }: OwnLogo): PublicLogo {
  return { src: `${PICTURES_PATH}/${sha256}.png`, width, height };
}

/** How large it is drawn in a frame, by its proportions: as large as the frame allows. */
export function fitLogo(
  { width, height }: Pick<OwnLogo, "width" | "height">,
  frame: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(frame.width / width, frame.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
