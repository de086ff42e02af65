import { expect, test } from "bun:test";
import { refuse } from "#domain/refusal.ts";
import { JOBS, type JobName } from "#domain/watch/jobs.ts";
import { startClock, type Job } from "#server/clock/clock.ts";
import { openLog } from "#server/platform/log.ts";
import { openTestPortal } from "#tests/portal.ts";
import { until } from "#tests/until.ts";

const { portal } = await openTestPortal();

const never: Job = { everyMs: 60_000, firstAfterMs: 60_000, run: () => Promise.resolve() };

function jobs(some: Partial<Record<JobName, Job>>): Record<JobName, Job> {
  const all = Object.fromEntries(JOBS.map((name) => [name, never])) as Record<JobName, Job>;
  return { ...all, ...some };
}

function begun(times = 1): { run: () => Promise<void>; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = times;
  return {
    async run() {
      left -= 1;
      if (left === 0) resolve();
    },
    reached: promise,
  };
}

test("a job is done at its time and again after its interval, until the clock is stopped", async () => {
  const twice = begun(2);
  const clock = startClock(portal, jobs({ forget: { everyMs: 5, firstAfterMs: 0, run: twice.run } }));
  await twice.reached;
  clock.stop();
  const state = portal.watch.jobs.get("forget");
  expect(state).toMatchObject({ startedAt: portal.clock() });
  expect(portal.watch.jobs.get("reminders")).toMatchObject({ startedAt: null, outcome: "waiting" });
});

test("one that fails says so, in the log by its name, and goes on", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const after = begun(2);
  let rounds = 0;
  const run = async () => {
    await after.run();
    rounds += 1;
    if (rounds === 1) throw new Error("no room");
  };
  const clock = startClock({ ...portal, log }, jobs({ sweepBytes: { everyMs: 1, firstAfterMs: 0, run } }));
  await after.reached;
  clock.stop();
  expect(lines).toMatchObject([{ msg: "job failed", job: "sweepBytes", message: "no room" }]);
});

test("one that the busy database put off has not failed: no error, no warning, and it comes again soon", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const busy: Job = {
    everyMs: 24 * 60 * 60_000,
    firstAfterMs: 0,
    run: () => Promise.reject(refuse("busy", { retryAfterSeconds: 5 })),
  };
  const clock = startClock({ ...portal, log }, jobs({ sweepBytes: busy }));
  await until(() => lines.length > 0);
  clock.stop();
  expect(lines).toMatchObject([{ level: "info", job: "sweepBytes" }]);
  const state = portal.watch.jobs.get("sweepBytes");
  expect(state?.outcome).toBe("waiting");
  expect(state?.next?.getTime()).toBeLessThanOrEqual(portal.clock().getTime() + 60_000);
});
