import type { FileReference } from "../../files/file-reference.ts";
import type { Locale } from "../../locales.ts";

const MARK = /^(?:sketch|croqui)[-_ .]/i;

/**
 * A drawing of where power, water and network go. It is stored among the pictures of the structural elements (WIZ-33
 * has no field for it) and known by its name.
 */
function isSketch({ name }: Pick<FileReference, "name">): boolean {
  return MARK.test(name);
}

/** The file name of a sketch, in the language of its sender. */
export function nameSketch(name: string, locale: Locale): string {
  const mark = locale === "pt" ? "croqui" : "sketch";
  return isSketch({ name }) ? name : `${mark}-${name}`.slice(0, 255);
}

export function sortSketches<Picture extends Pick<FileReference, "name">>(pictures: readonly Picture[]) {
  return {
    sketches: pictures.filter(isSketch),
    others: pictures.filter((picture) => !isSketch(picture)),
  };
}
