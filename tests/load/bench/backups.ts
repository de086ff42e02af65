import { readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { question, type Session } from "./calls.ts";
import { probe } from "./probe.ts";
import { PASSWORD, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Target } from "./target.ts";
import { pictureOf, upload } from "./upload.ts";
import type { Work } from "./work.ts";

/** P16, F16: a backup of a gigabyte beside people at work, its proof, and putting it back. */

const GIGABYTE = 1e9;
/** As large as an upload may be, with some room for what its form adds. */
const UPLOAD_BYTES = 10_000_000;
const PROBE_EVERY_MS = 5;
const MOST_SECONDS = { backup: 10, verify: 10, restore: 60 } as const;

export const backups: Work = {
  id: "P16",
  what: "one order of 50 lines while a gigabyte is backed up",
  reach: { p99: 300, longest: 300 },
  async portal({ target, season }) {
    const { port, dataDir } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const [partner] = season.partners;
    await fillUp(target, await signIn(port, partner?.email ?? "", PASSWORD));
    const file = resolve(`${dataDir}-backup.tar`);
    const restored = resolve(`${dataDir}-restored`);
    const request = question("orders.get", { id: season.large[0] });
    return async () => {
      for (const place of [file, restored]) rmSync(place, { recursive: true, force: true });
      const asked = { request, session: staff, everyMs: PROBE_EVERY_MS };
      const { result: backup, ...seen } = await probe(port, asked, () =>
        run(target, dataDir, "backup", file),
      );
      const { size } = statSync(file);
      const took = {
        backup,
        verify: await run(target, dataDir, "verify", file),
        restore: await run(target, restored, "restore", file),
      };
      for (const place of [file, restored]) rmSync(place, { recursive: true, force: true });
      const said = Object.entries(took).map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
      const late = Object.entries(MOST_SECONDS).filter(
        ([name, most]) => took[name as keyof typeof took] > most,
      );
      return {
        ...seen,
        bad: seen.bad + late.length,
        note: `${(size / GIGABYTE).toFixed(2)} GB: ${said.join(", ")}`,
      };
    };
  },
};

/** Seconds that a command of the portal takes, as a process of its own. */
async function run({ root }: Target, dataDir: string, ...args: string[]): Promise<number> {
  const binary = process.env["PORTAL_BINARY"];
  const portal = binary
    ? [resolve(binary)]
    : [process.execPath, join(root, "server/commands/portal-command.ts")];
  const started = performance.now();
  const child = Bun.spawn([...portal, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
    stdout: "ignore",
    stderr: "pipe",
  });
  const [said, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  if (code !== 0) throw new Error(`portal ${args.join(" ")}: ${said}`);
  return (performance.now() - started) / 1000;
}

/** Uploads until database and files are a gigabyte together. */
async function fillUp({ port, dataDir }: Target, partner: Session): Promise<void> {
  const { size } = statSync(join(dataDir, "portal.db"));
  for (let bytes = size + uploadedTo(dataDir); bytes < GIGABYTE; bytes += UPLOAD_BYTES) {
    await upload(port, partner, pictureOf(UPLOAD_BYTES));
  }
}

function uploadedTo(dataDir: string): number {
  const files = readdirSync(join(dataDir, "uploads"), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}
