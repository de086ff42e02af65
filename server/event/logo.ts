import { findPicture, type Sources } from "./find-picture.ts";
import { readSettings } from "./read.ts";

export type DrawnLogo = { bytes: Uint8Array; sha256: string; width: number; height: number };

/** The own logo as it is now, for what takes it along; without one, or where its bytes are lost, there is none. */
export async function readLogo(sources: Sources): Promise<DrawnLogo | undefined> {
  const { logo } = await readSettings(sources.db.read);
  if (!logo) return undefined;
  const { sha256, width, height } = logo;
  const bytes = await findPicture(sources, sha256);
  return bytes && { bytes, sha256, width, height };
}
