import type { JobName } from "#domain/watch/jobs.ts";
import { Calls } from "./calls.ts";
import { type LoopDelay, watchLoop } from "./loop-delay.ts";

/** How a job of the clock last went; see clock.ts. */
export type JobState = {
  startedAt: Date | null;
  ms: number;
  outcome: "waiting" | "running" | "done" | "failed";
  next: Date | null;
};

/** What the portal knows of itself, in memory alone: the metrics and the status page are made of it. */
export type Watch = {
  startedAt: Date;
  calls: Calls;
  loop: LoopDelay;
  jobs: Map<JobName, JobState>;
  /** The portal takes no new work. */
  isStopping: boolean;
};

export function openWatch(now: Date): Watch {
  return { startedAt: now, calls: new Calls(), loop: watchLoop(), jobs: new Map(), isStopping: false };
}
