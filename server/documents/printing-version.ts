import { stat } from "node:fs/promises";
import { join } from "node:path";
import { OWN_PROGRAM } from "#db/own-program.ts";
import { keepOnce } from "../platform/keep-once.ts";

const ROOT = join(import.meta.dir, "../..");
/** Code, words, drawings and faces of what is printed, and the packages that print. */
const SOURCES = ["server/documents/**", "server/domain/**", "i18n/**", "public/drawings/**", "bun.lock"];

/**
 * Identifies all that prints are made with besides their data: differs between releases, and is the same at every
 * start. Includes Bun; a single executable is all there is.
 */
export const printingVersion = keepOnce(readVersion);

async function readVersion(): Promise<string> {
  const { size, mtimeMs } = await stat(OWN_PROGRAM);
  const hash = new Bun.CryptoHasher("sha256").update(`${size} ${mtimeMs}`);
  for (const source of SOURCES) {
    const names = await Array.fromAsync(new Bun.Glob(source).scan({ cwd: ROOT }));
    for (const name of names.toSorted()) hash.update(name).update(await Bun.file(join(ROOT, name)).bytes());
  }
  return hash.digest("base64url");
}
