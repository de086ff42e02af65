import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

/** What the build left, and whether it is still true. */
const WEB = "dist/web";
const MANIFEST = join(WEB, ".vite/manifest.json");
const MODULES = join(WEB, ".vite/modules.json");

/** What the browser's files are made from. */
const SOURCES = ["src", "i18n", "public", "server/domain", "server/pages"];
const SETTINGS = ["index.html", "vite.config.ts", "package.json"];

type Chunk = {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};
export type Manifest = Record<string, Chunk>;

export function readManifest(root = "."): Manifest {
  return JSON.parse(readFileSync(join(root, MANIFEST), "utf8")) as Manifest;
}

/** Which sources each script is made of. */
export function readModules(): Record<string, string[]> {
  return JSON.parse(readFileSync(MODULES, "utf8")) as Record<string, string[]>;
}

/** Builds the application unless the last build is newer than everything it is made from, and says which. */
export async function provideBuild(root = "."): Promise<void> {
  const folder = join(root, WEB);
  if (isFresh(root)) return console.log(`${folder} is fresh.`);
  console.log(`${folder} is older than its sources: building it.`);
  const command = [process.execPath, "run", "build"];
  const build = Bun.spawn(command, { cwd: root, stdout: "ignore", stderr: "inherit" });
  if ((await build.exited) !== 0) throw new Error("The build failed.");
}

function isFresh(root: string): boolean {
  const manifest = join(root, MANIFEST);
  if (!existsSync(manifest)) return false;
  const built = statSync(manifest).mtimeMs;
  const everything = new Glob("**/*");
  const files = SOURCES.flatMap((folder) =>
    [...everything.scanSync({ cwd: join(root, folder) })].map((path) => join(folder, path)),
  );
  return [...files, ...SETTINGS].every((path) => statSync(join(root, path)).mtimeMs <= built);
}
