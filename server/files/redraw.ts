import { LOGO_BOX, MAX_LOGO_MEGAPIXELS } from "#domain/settings/logo.ts";
import { MIN_PICTURE_WIDTH, PICTURE_BOX } from "#domain/settings/pictures.ts";
import { type FilePurpose, MAX_PICTURE } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";

export type Redrawn = { bytes: Uint8Array; width: number; height: number; type: string; ending: string };

/** PNG is what mail programs and papers can show; WebP is small, and made into what a paper needs. */
const WAYS = {
  eventLogo: {
    box: LOGO_BOX,
    minWidth: 1,
    draw: (picture: Bun.Image) => picture.png({ compressionLevel: 9 }),
    type: "image/png",
    ending: "png",
  },
  eventPicture: {
    box: PICTURE_BOX,
    minWidth: MIN_PICTURE_WIDTH,
    draw: (picture: Bun.Image) => picture.webp({ quality: 86 }),
    type: "image/webp",
    ending: "webp",
  },
} as const;
export type RedrawnPurpose = keyof typeof WAYS;

export function isRedrawn(purpose: FilePurpose): purpose is RedrawnPurpose {
  return purpose in WAYS;
}

/**
 * A picture drawn anew for everybody to see, no larger than it is needed: its pixels alone, upright, without what a
 * camera or a program wrote beside them. Refuses what cannot be drawn, and what would not fit in memory before it is
 * decoded.
 */
export async function redrawPicture(path: string, name: string, purpose: RedrawnPurpose): Promise<Redrawn> {
  const { box, minWidth, draw, type, ending } = WAYS[purpose];
  const maxPixels = MAX_LOGO_MEGAPIXELS * 1_000_000;
  try {
    const picture = new Bun.Image(await Bun.file(path).bytes(), { maxPixels });
    const { width: w, height: h } = await picture.metadata();
    if (w * h > maxPixels) throw tooLargeToDraw(name);
    const sized = picture.resize(box.width, box.height, { fit: "inside", withoutEnlargement: true });
    const bytes = await draw(sized).bytes();
    const { width, height } = await new Bun.Image(bytes).metadata();
    if (width < minWidth) throw refuse("notPicture", { name, because: "narrow" });
    return { bytes, width, height, type, ending };
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    if (code === "ERR_IMAGE_TOO_MANY_PIXELS") throw tooLargeToDraw(name);
    if (!code.startsWith("ERR_IMAGE")) throw error;
    throw refuse("notPicture", { name, because: "broken" });
  }
}

/** Says what may be drawn, which is less than what may be stored. */
export function tooLargeToDraw(name: string) {
  return refuse("pictureTooLarge", { name, ...MAX_PICTURE, maxMegapixels: MAX_LOGO_MEGAPIXELS });
}
