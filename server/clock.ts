import type { JobName } from "#domain/watch/jobs.ts";
import { describeError } from "./platform/log.ts";
import type { Portal } from "./portal.ts";
import type { JobState } from "./watch/watch.ts";

export type Job = {
  /** From one beginning to the next; a round that takes longer is not begun a second time meanwhile. */
  everyMs: number;
  /** After the start of the portal. */
  firstAfterMs: number;
  run: (portal: Portal) => Promise<unknown>;
};

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
  const { clock, log, watch } = portal;
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
    state.startedAt = clock();
    state.outcome = "running";
    state.next = null;
    try {
      await run(portal);
      state.outcome = "done";
    } catch (error) {
      state.outcome = "failed";
      log.error({ job: name, ...describeError(error) }, "job failed");
    }
    state.ms = performance.now() - started;
    if (isStopped) return;
    const wait = Math.max(0, everyMs - state.ms);
    state.next = after(wait);
    timer = setTimeout(() => void begin(), wait);
    timer.unref();
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
