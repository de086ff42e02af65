import { resolve } from "node:path";
import { startPortal } from "../../portal-process.ts";
import { type Checkout, copySeason } from "./folder.ts";
import { memoryOf } from "./memory.ts";
import type { Target } from "./target.ts";
import { middleOf } from "./verdict.ts";
import type { Figure } from "./work.ts";

/** A checkout's portal, started on a copy of the season. */
export type Contestant = { target: Target; started: Figure; idle: Figure; copy: () => string };

const STARTS = 5;
/** What a start leaves to be done (brochures, caches) is done by then. */
const SETTLE_MS = 10_000;

/** Starts the portal some times on the same folder, for how long that takes, and keeps the last one. */
export async function startContestant({ root, name }: Checkout, season: string): Promise<Contestant> {
  const dataDir = copySeason(season, name);
  // Ours may be the executable that is named, another checkout is itself.
  const from = root === resolve(".") ? {} : { root };
  const start = () =>
    startPortal({ seed: "empty", ...from, dataDir, askEvery: 2, env: { TRUST_PROXY: "1" } });
  const starts: Figure[] = [];
  for (let time = 1; time < STARTS; time += 1) {
    const portal = await start();
    starts.push({ p50: portal.startedIn });
    await portal.stop();
  }
  const portal = await start();
  await Bun.sleep(SETTLE_MS);
  const { port, pid, startedIn, stop } = portal;
  const target = { name, port, pid, dataDir, root, stop };
  const idle = { memory: memoryOf(pid) };
  const copy = () => copySeason(season, `${name}-apart`);
  return { target, started: middleOf([...starts, { p50: startedIn }]), idle, copy };
}
