import { isDiskLow, isMailStuck, type Warning, WARNINGS } from "#domain/watch/warnings.ts";
import { isBackupLate } from "../backup/late.ts";
import type { Portal } from "../portal/portal.ts";
import { readDisk } from "./disk.ts";
import { readMailState } from "./mail.ts";

/** Health is asked thousands of times a second; whoever asks is answered with what was so long ago at most. */
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

/** What cannot be found out is no warning: whatever hinders it is told of by health itself. */
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
