import { join, relative } from "node:path";
import type { BunPlugin } from "bun";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** Sources by the name their part has inside the executable. */
export type Workers = Record<string, string>;
type Parts = { root: string; pack: string; library: string };

/** How sources name a script that a thread of its own begins with. */
const WORKER = /new URL\("\.\/([\w-]+\.tsx?)", import\.meta\.url\)/g;
/** Where Bun keeps what is inside an executable. */
const INSIDE = "file:///$bunfs/root";
const SHAPER = 'new URL("harfbuzz.wasm",import.meta.url)';
const STANDARD_FONTS = "require$1('#standard-fonts/";

/** Every script that some file of the server starts a worker with; none can be forgotten. */
export async function listWorkers(root: string): Promise<Workers> {
  const workers: Workers = {};
  for await (const file of new Bun.Glob("server/**/*.ts").scan(root)) {
    for (const path of scriptsIn(await Bun.file(join(root, file)).text(), file)) {
      workers[insideName(path)] = path;
    }
  }
  return workers;
}

/**
 * What the bundler cannot know by itself: libSQL and pdfkit read by names that are computed, migrations and pages are
 * read from folders, workers are begun by address.
 */
export function builtIn({ root, pack, library }: Parts): BunPlugin {
  return {
    name: "built-in",
    setup(build) {
      build.onLoad({ filter: /\/node_modules\/libsql\/index\.js$/ }, async ({ path }) => {
        const inside = `require(${JSON.stringify(library)}).library`;
        return { contents: replaced(await read(path), "require(`@libsql/${target}`)", inside), loader: "js" };
      });
      build.onLoad({ filter: /\/node_modules\/pdfkit\/js\/[\w.]+$/ }, async ({ path }) => {
        const text = await read(path);
        if (!text.includes(STANDARD_FONTS)) return { contents: text, loader: "js" };
        return { contents: replaced(text, STANDARD_FONTS, "require('pdfkit/standard-fonts/"), loader: "js" };
      });
      build.onLoad({ filter: /\/node_modules\/harfbuzzjs\/dist\/harfbuzz\.js$/ }, async ({ path }) => {
        const text = replaced(await read(path), SHAPER, "new URL(`file://${shaper}`)");
        return {
          contents: `import shaper from "./harfbuzz.wasm" with { type: "file" };\n${text}`,
          loader: "js",
        };
      });
      build.onLoad({ filter: /\/node_modules\/drizzle-orm\/migrator\.js$/ }, () => {
        const migrations = readMigrationFiles({ migrationsFolder: join(root, "db/migrations") });
        const text = JSON.stringify(JSON.stringify(migrations));
        return { contents: `export const readMigrationFiles = () => JSON.parse(${text});`, loader: "js" };
      });
      build.onLoad({ filter: /\/server\/pages\/web-build\.ts$/ }, () => {
        const from = JSON.stringify(pack);
        const contents = `import pack from ${from} with { type: "file" };\nexport const WEB_BUILD = pack;`;
        return { contents, loader: "ts" };
      });
      build.onLoad({ filter: /\/server\/.+\.ts$/ }, async ({ path }) => {
        const text = await read(path);
        const folder = relative(root, join(path, ".."));
        const contents = text.replace(WORKER, (_all, script: string) => {
          return `new URL("${INSIDE}/${insideName(`${folder}/${script}`)}.js")`;
        });
        return { contents, loader: "ts" };
      });
    },
  };
}

function scriptsIn(text: string, file: string): string[] {
  return [...text.matchAll(WORKER)].map(([, script = ""]) => join(file, "..", script));
}

/** `server/pages/worker.ts` is `pages-worker` there: Bun finds scripts of workers most surely side by side. */
function insideName(path: string): string {
  return path
    .replace(/^server\//, "")
    .replace(/\.tsx?$/, "")
    .replaceAll("/", "-");
}

function read(path: string): Promise<string> {
  return Bun.file(path).text();
}

/** A package that was changed by its authors is looked at again by a person. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} any more`);
  return text.replaceAll(from, () => to);
}
