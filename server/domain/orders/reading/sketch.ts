import type { FileReference } from "../../files/file-reference.ts";

const MARK = /^(?:sketch|croqui)[-_ .]/i;

/**
 * A drawing of where power, water and network go. It is stored among the pictures of the structural elements (WIZ-33
 * has no field for it) and known by its name.
 */
function isSketch({ name }: Pick<FileReference, "name">): boolean {
  return MARK.test(name);
}

export function nameSketch(name: string): string {
  return isSketch({ name }) ? name : `sketch-${name}`.slice(0, 255);
}

export function sortSketches<Picture extends Pick<FileReference, "name">>(pictures: readonly Picture[]) {
  return {
    sketches: pictures.filter(isSketch),
    others: pictures.filter((picture) => !isSketch(picture)),
  };
}
