import { LOGO_BOX, MAX_LOGO_MEGAPIXELS } from "#domain/settings/logo.ts";
import { MAX_PICTURE } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";

export type Redrawn = { bytes: Uint8Array; width: number; height: number };

/**
 * A logo drawn anew as PNG, which mail programs and papers can show, no larger than it is needed: its pixels alone, upright,
 * without what a camera or a program wrote beside them. Refuses what cannot be drawn, and what would not fit in memory
 * before it is decoded.
 */
export async function redrawLogo(path: string, name: string): Promise<Redrawn> {
  const maxPixels = MAX_LOGO_MEGAPIXELS * 1_000_000;
  try {
    const picture = new Bun.Image(await Bun.file(path).bytes(), { maxPixels });
    const { width: w, height: h } = await picture.metadata();
    if (w * h > maxPixels) throw tooLarge(name);
    const bytes = await picture
      .resize(LOGO_BOX.width, LOGO_BOX.height, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .bytes();
    const { width, height } = await new Bun.Image(bytes).metadata();
    return { bytes, width, height };
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    if (code === "ERR_IMAGE_TOO_MANY_PIXELS") throw tooLarge(name);
    if (!code.startsWith("ERR_IMAGE")) throw error;
    throw refuse("notLogo", { name, because: "broken" });
  }
}

function tooLarge(name: string) {
  return refuse("pictureTooLarge", { name, ...MAX_PICTURE, maxMegapixels: MAX_LOGO_MEGAPIXELS });
}
