/** Problems that do not stop the portal but need somebody to look; the status page says what to do. */
export const WARNINGS = ["diskLow", "backupLate", "mailStuck", "mailGivenUp", "jobFailed"] as const;
export type Warning = (typeof WARNINGS)[number];

const GIB = 1024 ** 3;
/** Least free space on a large disk, where a tenth would be more than a season needs. */
const LOW_BYTES = 2 * GIB;

/** Less than 2 GiB, or on a small disk less than a tenth. */
export function isDiskLow({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean {
  return freeBytes < Math.min(LOW_BYTES, totalBytes / 10);
}

/** Mail that somebody waits for leaves within seconds; a code is good for ten minutes. */
const STUCK_MS = 15 * 60_000;

/**
 * Whether the oldest message that could have left has waited for a quarter of an hour, of which the portal ran: what
 * lay there when it started is not stuck yet.
 */
export function isMailStuck(
  oldest: Date | null,
  { now, startedAt }: { now: Date; startedAt: Date },
): boolean {
  return oldest !== null && now.getTime() - Math.max(oldest.getTime(), startedAt.getTime()) > STUCK_MS;
}
