import * as v from "valibot";
import { localisedLine } from "../blocks.ts";
import { type OwnPictures, PICTURE_PLACES, type PicturePlace } from "../site/own-pictures.ts";
import { ownFile } from "./own-file.ts";

/** Largest stored size in pixels: sharp over the whole width of a page, and in print. */
export const PICTURE_BOX = { width: 2400, height: 2400 };

/** Smallest width in pixels: a narrower picture is blurred where it is shown large. */
export const MIN_PICTURE_WIDTH = 800;

const MAX_ALT = 300;

/** A picture of the organiser in the place of a drawing of the house; null for the drawing. */
function picture() {
  return v.nullable(
    v.strictObject({
      ...ownFile(PICTURE_BOX),
      /** What it shows, for those who don't see it. */
      alt: localisedLine(MAX_ALT),
    }),
  );
}
export type Picture = v.InferOutput<ReturnType<typeof picture>>;
export type OwnPicture = NonNullable<Picture>;
export type Pictures = Record<PicturePlace, Picture>;

export const NO_PICTURES = eachPlace((): Picture => null);

export function pictures() {
  return v.strictObject(eachPlace(picture));
}

/** In pixels, beside its own width: what a phone and a column of a page need. */
export const PICTURE_WIDTHS = [640, 1280] as const;

/** The picture's address, which changes with the picture, so that browsers cache it for ever. */
function pictureAddress(sha256: string, width?: number): string {
  return `/pictures/${sha256}${width ? `-${width}` : ""}.webp`;
}

/** The organiser's pictures; undefined where all are the portal's drawings. */
export function publicPictures(all: Pictures): OwnPictures | undefined {
  const own = PICTURE_PLACES.flatMap((place) => {
    const one = all[place];
    if (!one) return [];
    const { sha256, width, height, alt } = one;
    const src = pictureAddress(sha256);
    const narrower = PICTURE_WIDTHS.filter((each) => each < width);
    const widths = narrower.map((each) => `${pictureAddress(sha256, each)} ${each}w`);
    return [[place, { src, set: [...widths, `${src} ${width}w`].join(", "), width, height, alt }] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

export function eachPlace<Of>(make: (place: PicturePlace) => Of): Record<PicturePlace, Of> {
  return Object.fromEntries(PICTURE_PLACES.map((place) => [place, make(place)])) as Record<PicturePlace, Of>;
}
