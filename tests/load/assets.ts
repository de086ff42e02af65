import { statSync } from "node:fs";
import { join } from "node:path";
import { findFreePort, startPortal } from "../portal-process.ts";
import { median } from "./median.ts";
import { load, type Load } from "./wrk.ts";
import { readManifest, WEB } from "./web-build.ts";

/**
 * `bun tests/load/assets.ts`: how many times a second the portal gives out its entry chunk, beside a bare Bun.serve of
 * the same bytes, turn by turn in one run, since a shared machine is never twice the same (P2).
 */
const ENOUGH_PER_SECOND = 20_000;
/** Where even the bare server stays under that, the portal may not fall far behind it. */
const ENOUGH_OF_BARE = 0.8;
const ROUNDS = 9;
const SECONDS = 1;

async function measureAssets(): Promise<void> {
  const entry = findEntry();
  const packed = join(WEB, `${entry}.br`);
  const port = await findFreePort();
  const bare = Bun.spawn([process.execPath, "tests/load/bare-server.ts", String(port), packed]);
  const portal = await startPortal({ seed: "empty" });
  const runs: Record<"bare" | "portal", Load[]> = { bare: [], portal: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const met = {
        bare: await load(`http://127.0.0.1:${port}/`, SECONDS),
        portal: await load(`${portal.url}/${entry}`, SECONDS, { "accept-encoding": "gzip, deflate, br" }),
      };
      // The first round only warms both up.
      if (round === 0) continue;
      runs.bare.push(met.bare);
      runs.portal.push(met.portal);
      console.log(`round ${round}: bare ${show(met.bare)}, portal ${show(met.portal)}`);
    }
  } finally {
    bare.kill();
    await portal.stop();
  }
  judge(runs.bare.map(perSecond), runs.portal.map(perSecond), Bun.file(packed).size);
  if (runs.portal.some(({ bad }) => bad > 0)) throw new Error("Some answers were not the file.");
}

/** The largest script that every page begins with. */
function findEntry(): string {
  const manifest = readManifest();
  const { file = "", imports = [] } = manifest["src/main.tsx"] ?? {};
  const scripts = [file, ...imports.map((name) => manifest[name]?.file ?? "")];
  return scripts.toSorted((a, b) => statSync(join(WEB, b)).size - statSync(join(WEB, a)).size)[0] ?? "";
}

function judge(bares: number[], portals: number[], bytes: number): void {
  const [bare, portal] = [median(bares), median(portals)];
  // Turn by turn: what else the machine does weighs on both alike.
  const share = median(portals.map((figure, round) => figure / (bares[round] ?? Number.NaN)));
  const isEnough = portal >= ENOUGH_PER_SECOND || share >= ENOUGH_OF_BARE;
  console.log(
    `${bytes} bytes: bare ${Math.round(bare)}/s, portal ${Math.round(portal)}/s, ${share.toFixed(2)} of bare ` +
      `(limit ${ENOUGH_PER_SECOND}/s, or ${ENOUGH_OF_BARE} of bare where that is less): ${isEnough ? "ok" : "TOO SLOW"}`,
  );
  if (!isEnough) process.exitCode = 1;
}

function perSecond(run: Load): number {
  return run.perSecond;
}

function show(run: Load): string {
  return `${Math.round(run.perSecond)}/s (p99 ${run.p99})`;
}

await measureAssets();
