import { isDiskLow, isMailStuck, type Warning, WARNINGS } from "#domain/watch/warnings.ts";
import { isBackupLate } from "../backup/late.ts";
import type { Portal } from "../portal/portal.ts";
import { readDisk } from "./disk.ts";
import { readMailState } from "./mail.ts";

/** How long warnings are cached: health is queried thousands of times a second. */
const KEPT_MS = 10_000;
const kept = new WeakMap<Portal["watch"], { at: number; found: Promise<Found> }>();

type Found = { warnings: Warning[]; freeBytes: number | undefined };

/** For the health check: what somebody should look at, as codes that name nobody and nothing. */
export function keptWarnings(portal: Portal): Promise<Found> {
  const at = performance.now();
  const before = kept.get(portal.watch);
  if (before && at - before.at < KEPT_MS) return before.found;
  const found = findWarnings(portal);
  kept.set(portal.watch, { at, found });
  return found;
}

/** A check that fails is no warning: health itself reports what prevents it. */
export async function findWarnings(portal: Portal): Promise<Found> {
  const [disk, mail] = await Promise.all([
    readDisk(portal).catch(() => undefined),
    readMailState(portal).catch(() => undefined),
  ]);
  const holds: Record<Warning, boolean> = {
    diskLow: disk !== undefined && isDiskLow(disk),
    backupLate: isBackupLate(portal),
    mailStuck:
      mail !== undefined &&
      isMailStuck(mail.oldest, { now: portal.clock(), startedAt: portal.watch.startedAt }),
    mailGivenUp: (mail?.givenUp ?? 0) > 0,
    jobFailed: [...portal.watch.jobs.values()].some(({ outcome }) => outcome === "failed"),
  };
  return { warnings: WARNINGS.filter((warning) => holds[warning]), freeBytes: disk?.freeBytes };
}
