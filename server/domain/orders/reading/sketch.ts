import type { FileReference } from "../../files/file-reference.ts";

const MARK = /^(?:sketch|croqui)[-_ .]/i;

/**
 * Where power, water and network go, as somebody drew it: it travels among the pictures of the structural elements
 * (WIZ-33 has no field of its own for it), where its name tells it from the others.
 */
export function isSketch({ name }: Pick<FileReference, "name">): boolean {
  return MARK.test(name);
}

/** What a picture is called that is a sketch. */
export function nameSketch(name: string): string {
  return isSketch({ name }) ? name : `sketch-${name}`.slice(0, 255);
}

/** The pictures of one field, the sketches apart from the others. */
export function sortSketches<Picture extends Pick<FileReference, "name">>(pictures: readonly Picture[]) {
  return {
    sketches: pictures.filter(isSketch),
    others: pictures.filter((picture) => !isSketch(picture)),
  };
}
