import { mkdir, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtIn, listWorkers, requireNamed } from "./built-in.ts";
import { packFolder } from "../platform/pack.ts";

const ROOT = resolve(import.meta.dir, "../..");
const DIST = join(ROOT, "dist");
/** What the executable is made of and nobody needs afterwards. */
const PARTS = join(DIST, "parts");
const TARGETS = { "linux-x64": "linux-x64-gnu", "linux-arm64": "linux-arm64-gnu" } as const;
type Target = keyof typeof TARGETS;

/**
 * `bun run build [--target linux-arm64]`: makes `dist/portal` of the web build, an executable that needs nothing beside
 * itself: pages, migrations, fonts, workers and libSQL are in it. Beside it lies its SHA-256.
 */
async function buildBinary(): Promise<void> {
  const target = readTarget();
  const outfile = join(DIST, target === hostTarget() ? "portal" : `portal-${target}`);
  await rm(PARTS, { recursive: true, force: true });
  await mkdir(PARTS, { recursive: true });
  const pack = join(PARTS, "web.pack");
  packFolder(join(DIST, "web"), pack);
  const library = await packLibrary(TARGETS[target]);
  const workers = await listWorkers(ROOT);
  const entries = { portal: "server/commands/portal-command.ts", ...workers };
  for (const [name, source] of Object.entries(entries)) {
    await Bun.write(join(PARTS, `${name}.ts`), `import ${JSON.stringify(join(ROOT, source))};\n`);
  }
  const parts = {
    entrypoints: Object.keys(entries).map((name) => join(PARTS, `${name}.ts`)),
    root: PARTS,
    target: "bun",
    splitting: true,
    // Names stay, for the frames in the log.
    minify: { whitespace: true, syntax: true, identifiers: false },
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      PORTAL_COMMIT: JSON.stringify(commit()),
      PORTAL_BUILT_AT: JSON.stringify(new Date().toISOString()),
    },
    plugins: [builtIn({ root: ROOT, pack, library })],
  } as const satisfies Bun.BuildConfig;
  const { outputs } = await Bun.build(parts);
  for (const part of outputs) if (part.kind !== "asset") requireNamed(await part.text(), part.path);
  await Bun.build({
    ...parts,
    compile: {
      outfile,
      target: `bun-${target}`,
      // What lies in the folder it is started from is none of its business.
      autoloadDotenv: false,
      autoloadBunfig: false,
      autoloadTsconfig: false,
      autoloadPackageJson: false,
    },
  });
  await rm(PARTS, { recursive: true, force: true });
  const { size } = await stat(outfile);
  await writeSum(outfile);
  process.stdout.write(`${outfile} (${(size / 1_000_000).toFixed(1)} MB)\n`);
}

/** Writes the sum for `sha256sum --check` where the file arrives. */
async function writeSum(file: string): Promise<void> {
  const hash = new Bun.CryptoHasher("sha256").update(await Bun.file(file).bytes()).digest("hex");
  await Bun.write(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
}

function readTarget(): Target {
  const { values } = parseArgs({ options: { target: { type: "string", default: hostTarget() } } });
  const target = Object.keys(TARGETS).find((known): known is Target => known === values.target);
  if (!target) throw new Error(`--target must be one of ${Object.keys(TARGETS).join(", ")}`);
  return target;
}

function hostTarget(): Target {
  return process.arch === "arm64" ? "linux-arm64" : "linux-x64";
}

/** The native part of libSQL, compressed; answers the module that loads it. */
async function packLibrary(name: string): Promise<string> {
  const from = await findLibrary(`@libsql/${name}`);
  await Bun.write(
    join(PARTS, "libsql.zst"),
    await Bun.zstdCompress(await Bun.file(from).bytes(), { level: 19 }),
  );
  const script = join(PARTS, "libsql.ts");
  const loader = JSON.stringify(join(ROOT, "server/binary/native-library.ts"));
  await Bun.write(
    script,
    `import packed from "./libsql.zst" with { type: "file" };
import { loadLibrary } from ${loader};
export const library = loadLibrary(packed);
`,
  );
  return script;
}

/** Another machine's is not among what is installed, and is fetched in the same version. */
async function findLibrary(name: string): Promise<string> {
  const installed = join(ROOT, "node_modules", name, "index.node");
  if (await Bun.file(installed).exists()) return installed;
  const { version } = (await Bun.file(join(ROOT, "node_modules/libsql/package.json")).json()) as {
    version: string;
  };
  const cpu = name.includes("arm64") ? "arm64" : "x64";
  await Bun.write(join(PARTS, "package.json"), "{}");
  const add = ["add", "--os", "linux", "--cpu", cpu, "--exact", `${name}@${version}`];
  const { exitCode } = Bun.spawnSync([process.execPath, ...add], { cwd: PARTS, stderr: "inherit" });
  if (exitCode !== 0) throw new Error(`${name} could not be fetched`);
  return join(PARTS, "node_modules", name, "index.node");
}

/** Which sources it was made of; empty where there is no history. */
function commit(): string {
  const { stdout, success } = Bun.spawnSync(["git", "rev-parse", "--short=10", "HEAD"], { cwd: ROOT });
  return success ? stdout.toString().trim() : "";
}

await buildBinary();
