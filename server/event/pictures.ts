import { PICTURE_PLACES, type PicturePlace, type PublicPicture } from "#domain/site/own-pictures.ts";
import { findPicture, type Sources } from "./find-picture.ts";
import { readSettings } from "./read.ts";

/** Most resized pictures in memory, of some 100 kB each; any other is resized again. */
const MOST_KEPT = 48;
/** Printed widths in pixels: the map takes a whole sheet, a stand a column. */
const PRINTED_WIDTH = { map: 2000, other: 1000 };
const OPAQUE_QUALITY = 84;

const kept = new Map<string, Promise<Uint8Array | undefined>>();

/** A picture in a format for print: react-pdf reads no WebP. */
export type PrintedPicture = Pick<PublicPicture, "width" | "height" | "alt"> & {
  bytes: Uint8Array;
  format: "jpg" | "png";
};
export type PrintedPictures = Partial<Record<PicturePlace, PrintedPicture>>;

/** A picture that the settings have or had, in a width narrower than its own. */
export function findNarrowed(
  sources: Sources,
  sha256: string,
  width: number,
): Promise<Uint8Array | undefined> {
  return drawnOnce(`${sha256} ${width}`, async () => {
    const bytes = await findPicture(sources, sha256, "image/webp");
    return bytes && narrowed(bytes, width).webp({ quality: 80 }).bytes();
  });
}

/** The own pictures as they are now, for a paper; one whose bytes are lost is left to the drawing of the house. */
export async function readPrintedPictures(sources: Sources): Promise<PrintedPictures> {
  const { pictures } = await readSettings(sources.db.read);
  const printed: PrintedPictures = {};
  for (const place of PICTURE_PLACES) {
    const own = pictures[place];
    if (!own) continue;
    const width = place === "map" ? PRINTED_WIDTH.map : PRINTED_WIDTH.other;
    const bytes = await drawnOnce(`${own.sha256} printed ${width}`, async () => {
      const stored = await findPicture(sources, own.sha256, "image/webp");
      return stored && printable(stored, width);
    });
    if (bytes) printed[place] = { ...own, bytes, format: bytes[0] === 0xff ? "jpg" : "png" };
  }
  return printed;
}

/** A picture for print; one with transparency stays PNG, which JPEG lacks. */
async function printable(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const picture = narrowed(bytes, width);
  return hasSeeThrough(bytes)
    ? picture.png({ palette: true, compressionLevel: 9 }).bytes()
    : picture.jpeg({ quality: OPAQUE_QUALITY }).bytes();
}

function narrowed(bytes: Uint8Array, width: number): Bun.Image {
  return new Bun.Image(bytes).resize(width, undefined, { withoutEnlargement: true });
}

/** The flag in the header of a WebP that has more than colours. */
function hasSeeThrough(webp: Uint8Array): boolean {
  return String.fromCharCode(...webp.subarray(12, 16)) === "VP8X" && ((webp[20] ?? 0) & 0x10) !== 0;
}

/** A name means the same bytes for ever; the oldest gives way. */
async function drawnOnce(
  name: string,
  draw: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const before = kept.get(name);
  if (before) return before;
  const drawn = draw();
  kept.set(name, drawn);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  try {
    const bytes = await drawn;
    if (!bytes) kept.delete(name);
    return bytes;
  } catch (error) {
    kept.delete(name);
    throw error;
  }
}
