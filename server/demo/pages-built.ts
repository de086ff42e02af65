import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BUILT_FROM = "dist/web-built-from.txt";
/** The sources of the pages, in two patterns: a slash in braces would match nothing. */
const SOURCES = ["{src,i18n,public,db,server}/**/*", "*.{ts,json,html,lock}"];

/** Whether the pages of a checkout were built from the sources that lie there now. */
export function arePagesBuilt(checkout: string): boolean {
  const note = join(checkout, BUILT_FROM);
  return (
    existsSync(join(checkout, "dist/web/index.html")) &&
    existsSync(note) &&
    readFileSync(note, "utf8") === sourcesNow(checkout)
  );
}

/** Notes what the pages were built from, once they are. */
export function notePagesBuilt(checkout: string): void {
  writeFileSync(join(checkout, BUILT_FROM), sourcesNow(checkout));
}

/** Names, sizes and times of all that the pages may be made of. */
function sourcesNow(checkout: string): string {
  const found = SOURCES.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(checkout)]);
  const hash = createHash("sha256");
  for (const path of found.toSorted()) {
    const { size, mtimeMs } = statSync(join(checkout, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}
