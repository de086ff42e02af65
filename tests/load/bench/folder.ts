import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Glob } from "bun";
import { startPortal } from "../../portal-process.ts";
import { copyRows } from "./older.ts";

/**
 * The data that are measured: a large season, made once for each schema and kept beside the checkout's other data, on
 * the disk that a portal would write to and not in memory, and copied for each portal that is measured.
 */
const KEPT = join("data", "bench");

/** A checkout of this repository whose portal is measured. */
export type Checkout = { root: string; name: string };

/** What the season is made by: when one of these changes, it is made again. */
const MADE_BY = ["db/schema/*.ts", "db/migrations/*.sql", "server/demo/large/*.ts"];

/** The folder with so many orders in the schema of a checkout; an older one, which cannot make it, is given our rows. */
export async function provideSeason(ours: Checkout, checkout: Checkout, orders: number): Promise<string> {
  const folder = join(ours.root, KEPT, `season-${orders}-${keyOf(checkout)}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  console.log(`Making a season of ${orders} orders for ${checkout.name}: this is done once.`);
  if (existsSync(join(checkout.root, "server/demo/large.ts"))) await seed(checkout, making, orders);
  else await fillOlder(checkout, making, await provideSeason(ours, ours, orders));
  renameSync(making, folder);
  return folder;
}

/** A copy that a run may write into; the caller removes it. */
export function copySeason(season: string, name: string): string {
  const copy = resolve(KEPT, `run-${process.pid}-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(season, copy, { recursive: true });
  return copy;
}

/** Removes what runs left behind that were cut off, and seasons that these have taken the place of. */
export function clearFolders(used: readonly string[]): void {
  for (const name of readdirSync(KEPT)) {
    const pid = Number(/^run-(\d+)-/.exec(name)?.[1] ?? 0);
    const season = /^season-\d+-/.exec(name)?.[0];
    const isReplaced =
      season && used.some((path) => basename(path).startsWith(season)) && !used.includes(resolve(KEPT, name));
    if (isReplaced || (pid > 0 && !isRunning(pid)))
      rmSync(join(KEPT, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function seed({ root }: Checkout, folder: string, orders: number): Promise<void> {
  const command = [
    process.execPath,
    "server/demo/large.ts",
    "--folder",
    resolve(folder),
    "--orders",
    String(orders),
  ];
  const run = Bun.spawn(command, { cwd: root, stdin: "ignore", stdout: "ignore", stderr: "inherit" });
  if ((await run.exited) !== 0) throw new Error("The season could not be made.");
}

/** The older portal opens the folder once, so that it holds the older schema; then it is given the rows. */
async function fillOlder({ root }: Checkout, folder: string, season: string): Promise<void> {
  const portal = await startPortal({ seed: "empty", root, dataDir: resolve(folder) });
  await portal.stop();
  copyRows(join(season, "portal.db"), join(folder, "portal.db"));
}

function keyOf({ root }: Checkout): string {
  const hash = new Bun.CryptoHasher("sha256");
  const paths = MADE_BY.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: root })]).toSorted();
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 12);
}
