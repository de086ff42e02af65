import type { JobName } from "#domain/watch/jobs.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { backUpWhenDue } from "../backup/schedule.ts";
import { beginPlannedWhenDue } from "../campaigns/begin-when-due.ts";
import type { Job } from "./clock.ts";
import { sweepBytes, sweepUploads } from "../files/sweep.ts";
import { readOlderPdfs } from "../files/read-older-pdfs.ts";
import { forgetExpired } from "./forget.ts";
import { writeReminders } from "../reminders/write.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Everything the portal does by the clock, each once; the status page shows all of it. */
export const CLOCK_JOBS: Record<JobName, Job> = {
  // Checks whether a backup is due, once the work of a start is over.
  backup: { everyMs: MINUTE_MS, firstAfterMs: 10 * MINUTE_MS, run: backUpWhenDue },
  planned: { everyMs: 15_000, firstAfterMs: 15_000, run: beginPlannedWhenDue },
  // Not at the start, which reminders would slow down.
  reminders: { everyMs: HOUR_MS, firstAfterMs: MINUTE_MS, run: writeReminders },
  forget: { everyMs: HOUR_MS, firstAfterMs: 0, run: forgetExpired },
  sweepUploads: {
    everyMs: HOUR_MS,
    firstAfterMs: 0,
    async run(portal) {
      await sweepUploads(portal);
      await readOlderPdfs(portal);
    },
  },
  sweepBytes: { everyMs: DAY_MS, firstAfterMs: 1_000, run: sweepBytes },
};
