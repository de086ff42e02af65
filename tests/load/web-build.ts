import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

/** What the build left, and whether it is still true. */
export const WEB = "dist/web";
const MANIFEST = join(WEB, ".vite/manifest.json");
const MODULES = join(WEB, ".vite/modules.json");

/** What the browser's files are made from. */
const SOURCES = ["src", "i18n", "public", "server/domain", "server/pages"];
const SETTINGS = ["index.html", "vite.config.ts", "package.json"];

export type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};
export type Manifest = Record<string, Chunk>;

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
}

/** Which sources each script is made of. */
export function readModules(): Record<string, string[]> {
  return JSON.parse(readFileSync(MODULES, "utf8")) as Record<string, string[]>;
}

/** Builds the application unless the last build is newer than everything it is made from, and says which. */
export async function provideBuild(): Promise<void> {
  if (isFresh()) return console.log(`${WEB} is fresh.`);
  console.log(`${WEB} is older than its sources: building it.`);
  const build = Bun.spawn([process.execPath, "run", "build"], { stdout: "ignore", stderr: "inherit" });
  if ((await build.exited) !== 0) throw new Error("The build failed.");
}

function isFresh(): boolean {
  if (!existsSync(MANIFEST)) return false;
  const built = statSync(MANIFEST).mtimeMs;
  const everything = new Glob("**/*");
  const files = SOURCES.flatMap((folder) =>
    [...everything.scanSync({ cwd: folder })].map((path) => join(folder, path)),
  );
  return [...files, ...SETTINGS].every((path) => statSync(path).mtimeMs <= built);
}
