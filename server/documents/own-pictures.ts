import type { Locale } from "#domain/locales.ts";
import type { PicturePlace } from "#domain/site/own-pictures.ts";
import type { PrintedPicture, PrintedPictures } from "../event/pictures.ts";
import type { PrintedDrawing } from "./drawings.ts";

/** The pictures of the paper that is being made: the worker makes one paper at a time. */
let shown: PrintedPictures = {};

/** Stand in the place of the house's drawings in the papers made from now on. */
export function showPictures(pictures: PrintedPictures): void {
  shown = pictures;
}

export function ownPicture(name: PrintedDrawing): PrintedPicture | undefined {
  return shown[name as PicturePlace];
}

/** What an own picture shows, or `drawing`, which is the drawing in words. */
export function saidOf(name: PrintedDrawing, locale: Locale, drawing: string): string {
  return ownPicture(name)?.alt[locale] ?? drawing;
}
