import { join, relative } from "node:path";
import type { BunPlugin } from "bun";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** Sources by the name their part has inside the executable. */
export type Workers = Record<string, string>;
/** `library` is the module that loads libSQL's native part, `pack` the web build. */
type Parts = { root: string; pack: string; library: string };
type Change = readonly [from: string, to: string];

/** How sources name a script that a thread of its own begins with. */
const WORKER = /new URL\("\.\/([\w-]+\.tsx?)", import\.meta\.url\)/g;
/** Where Bun mounts the files inside an executable. */
const INSIDE = "file:///$bunfs/root";
/** What is read by a name that is only known when it runs: nothing of that is inside. */
const COMPUTED = /(?<![\w.$])(?:import|(?:__)?require[\d$]*)\((?!["'`]|\))/;

/** Every script that some file of the server starts a worker with; none can be forgotten. */
export async function listWorkers(root: string): Promise<Workers> {
  const workers: Workers = {};
  for await (const file of new Bun.Glob("server/**/*.ts").scan(root)) {
    for (const [, script = ""] of (await read(join(root, file))).matchAll(WORKER)) {
      const path = join(file, "..", script);
      workers[insideName(path)] = path;
    }
  }
  return workers;
}

/** Throws when a part of the executable would look for something that is not in it. */
export function requireNamed(text: string, part: string): void {
  const at = COMPUTED.exec(text)?.index;
  if (at === undefined) return;
  throw new Error(`${part} reads by a computed name: ${text.slice(Math.max(0, at - 100), at + 60)}`);
}

/**
 * What the bundler cannot know by itself: packages that read by names they compute, migrations and pages, which are read
 * from folders, and workers, which are begun by address.
 */
export function builtIn({ root, pack, library }: Parts): BunPlugin {
  return {
    name: "built-in",
    setup(build) {
      for (const [file, changes] of Object.entries(changedPackages(library))) {
        build.onLoad({ filter: endingIn(`node_modules/${file}`) }, async ({ path }) => ({
          contents: changes.reduce(changed, await read(path)),
          loader: "js",
        }));
      }
      build.onLoad({ filter: endingIn("node_modules/drizzle-orm/migrator.js") }, () => {
        const migrations = readMigrationFiles({ migrationsFolder: join(root, "db/migrations") });
        const text = JSON.stringify(JSON.stringify(migrations));
        return { contents: `export const readMigrationFiles = () => JSON.parse(${text});`, loader: "js" };
      });
      build.onLoad({ filter: endingIn("server/pages/web-build.ts") }, () => ({
        contents: `${importFile("pack", pack)}export const WEB_BUILD = pack;`,
        loader: "ts",
      }));
      build.onLoad({ filter: /\/server\/.+\.ts$/ }, async ({ path }) => {
        const folder = relative(root, join(path, ".."));
        const address = (script: string) => `${INSIDE}/${insideName(`${folder}/${script}`)}.js`;
        const text = await read(path);
        const contents = text.replace(WORKER, (_all, script: string) => `new URL("${address(script)}")`);
        return { contents, loader: "ts" };
      });
    },
  };
}

function changedPackages(library: string): Record<string, readonly Change[]> {
  const shaper = 'new URL("harfbuzz.wasm",import.meta.url)';
  const fonts = "require$1('#standard-fonts/";
  return {
    "libsql/index.js": [
      ['const { load, currentTarget } = require("@neon-rs/load");', ""],
      ['const { familySync, GLIBC, MUSL } = require("detect-libc");', ""],
      ["function requireNative() {", `function requireNative() { return require("${library}").library;`],
    ],
    "pdfkit/js/pdfkit.node.mjs": [[fonts, "require('pdfkit/standard-fonts/"]],
    "harfbuzzjs/dist/harfbuzz.js": [
      [shaper, "new URL(`file://${shaper}`)"],
      ["", importFile("shaper", "./harfbuzz.wasm")],
    ],
    "file-type/source/index.js": [["importAtRuntime('strtok3')", "import('strtok3')"]],
  };
}

function importFile(name: string, path: string): string {
  return `import ${name} from ${JSON.stringify(path)} with { type: "file" };\n`;
}

/** An empty `from` is the beginning. A package that its authors changed is looked at again by a person. */
function changed(text: string, [from, to]: Change): string {
  if (from === "") return to + text;
  if (!text.includes(from)) throw new Error(`a package no longer has ${from}`);
  return text.replaceAll(from, () => to);
}

/** `server/pages/worker.ts` is `pages-worker` there: Bun finds scripts of workers most surely side by side. */
function insideName(path: string): string {
  return path
    .replace(/^server\//, "")
    .replace(/\.tsx?$/, "")
    .replaceAll("/", "-");
}

function endingIn(path: string): RegExp {
  return new RegExp(`/${path.replaceAll(".", "\\.")}$`);
}

function read(path: string): Promise<string> {
  return Bun.file(path).text();
}
