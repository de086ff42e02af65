import { isBusy } from "#domain/refusal.ts";
import type { JobName } from "#domain/watch/jobs.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";
import type { JobState } from "../watch/watch.ts";

export type Job = {
  /** From one beginning to the next; a round that takes longer is not begun a second time meanwhile. */
  everyMs: number;
  /** Milliseconds from the portal's start to the first run. */
  firstAfterMs: number;
  run: (portal: Portal) => Promise<unknown>;
};

/** Of the processes on a database one does the job; its claim lasts until its next round would have begun. */
const GRACE_MS = 5_000;
/** While a round lasts its claim is prolonged so often. */
const PROLONG_MS = 20_000;
/** A round that the busy database put off comes so soon again. */
const PUT_OFF_MS = 30_000;

/** Does what is to be done by the clock until it is stopped, and notes how each round went. */
export function startClock(portal: Portal, jobs: Record<JobName, Job>): { stop: () => void } {
  const stops = Object.entries(jobs).map(([name, job]) => startJob(portal, name as JobName, job));
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}

function startJob(portal: Portal, name: JobName, { everyMs, firstAfterMs, run }: Job): () => void {
  const { clock, log, watch, db } = portal;
  let timer = setTimeout(() => void begin(), firstAfterMs);
  timer.unref();
  let isStopped = false;
  const state: JobState = { startedAt: null, ms: 0, outcome: "waiting", next: after(firstAfterMs) };
  watch.jobs.set(name, state);

  function after(ms: number): Date {
    return new Date(clock().getTime() + ms);
  }

  async function begin(): Promise<void> {
    const started = performance.now();
    let isPutOff = false;
    try {
      if (await claim()) await runOnce();
    } catch (error) {
      isPutOff = isBusy(error);
      state.outcome = isPutOff ? "waiting" : "failed";
      if (isPutOff) log.info({ job: name }, "job put off: the database is busy");
      else log.error({ job: name, ...describeError(error) }, "job failed");
    }
    const took = performance.now() - started;
    if (isStopped) return;
    const wait = isPutOff ? Math.min(everyMs, PUT_OFF_MS) : Math.max(0, everyMs - took);
    state.next = after(wait);
    timer = setTimeout(() => void begin(), wait);
    timer.unref();
  }

  function claim(): Promise<boolean> {
    return db.claims.take(`job:${name}`, everyMs + GRACE_MS);
  }

  async function runOnce(): Promise<void> {
    const started = performance.now();
    state.startedAt = clock();
    state.outcome = "running";
    state.next = null;
    const prolonging = setInterval(() => void claim().catch(() => undefined), PROLONG_MS);
    try {
      await run(portal);
      state.outcome = "done";
    } finally {
      clearInterval(prolonging);
      state.ms = performance.now() - started;
    }
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
