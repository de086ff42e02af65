import type { Locale } from "../locales.ts";

/** What a network shows beside a link to a page: the same town, from another place for each. */
export const SHARE_PICTURES = [
  "home",
  "overview",
  "partnership",
  "exhibiting",
  "services",
  "interest",
] as const;
export type SharePicture = (typeof SHARE_PICTURES)[number];

/** Pages with a picture of their own; all others share the front page's. */
const OF_PAGES: Partial<Record<string, SharePicture>> = {
  "/overview": "overview",
  "/partnership-and-exhibit": "partnership",
  "/exhibiting": "exhibiting",
  "/services-and-support": "services",
  "/expression-of-interest": "interest",
};

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export function sharePictureOf(path: string): SharePicture {
  return OF_PAGES[path] ?? "home";
}

/** Path of the picture's file, from the root of the site. */
export function sharePictureFile(picture: SharePicture, locale: Locale): string {
  return picture === "home" ? `og-${locale}.png` : `og-${picture}-${locale}.png`;
}
