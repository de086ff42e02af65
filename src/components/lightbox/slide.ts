import type { SlideImage } from "yet-another-react-lightbox";
import { DRAWING_WIDTH } from "./settings.ts";

/** One image of a lightbox (LBX-11). */
export type ImageSlide = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  srcSet?: readonly { src: string; width: number; height: number }[];
  /** A small image for the strip; without it the poster stands there, or the image itself. */
  thumbnail?: string;
  poster?: string;
  type?: "image";
};

/** A slide in the words of the library: a drawing of known proportions takes the width that lets it grow. */
export function toLibrarySlide(slide: ImageSlide): SlideImage {
  const { poster, ...image } = slide;
  const { src, width, height } = image;
  const shown = { ...image, thumbnail: image.thumbnail ?? poster ?? src };
  if (image.srcSet || !width || !height || !isDrawing(src)) return shown;
  const size = { width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH * height) / width) };
  return { ...shown, ...size, srcSet: [{ src, ...size }] };
}

/**
 * How far a slide grows so that it is as high as an upright window; 1 in a wide one, or where its size is unknown.
 */
export function fillingZoom(slide: ImageSlide | undefined, width: number, height: number): number {
  if (!slide?.width || !slide.height || height <= width) return 1;
  return Math.max(1, height / ((width * slide.height) / slide.width));
}

function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}
