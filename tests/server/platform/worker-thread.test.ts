import { describe, expect, jest, test } from "bun:test";
import { openWorkerThread } from "#server/platform/worker-thread.ts";
import { until } from "#tests/until.ts";
import type { Answer, Job } from "./counting-worker.ts";

const LONG_MS = 24 * 60 * 60_000;

/** Everything but what hangs is given as long as it takes. */
function open(options: { idleMs?: number; jobsEach?: number; patienceMs?: (job: Job) => number } = {}) {
  return openWorkerThread<Job, Answer>({
    script: new URL("./counting-worker.ts", import.meta.url),
    patienceMs: options.patienceMs ?? ((job) => (job === "hang" ? 1 : LONG_MS)),
    idleMs: options.idleMs ?? LONG_MS,
    maxWaiting: 2,
    ...(options.jobsEach && { jobsEach: options.jobsEach }),
    refusals: { busy: () => new Error("busy"), failed: () => new Error("failed") },
  });
}

const messageOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: Error) => error.message,
  );

const shared = () => new Int32Array(new SharedArrayBuffer(8));

/** Lets the clock of this thread run on while nobody else can say anything. */
function letPass(ms: number): void {
  jest.advanceTimersByTime(ms);
  jest.useRealTimers();
}

describe("a worker thread", () => {
  test("does one job after the other in the same worker", async () => {
    const thread = open();
    const answers = await Promise.all([thread.ask("count"), thread.ask("count"), thread.ask("count")]);
    expect(answers.map(({ jobs }) => jobs)).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ worker }) => worker)).size).toBe(1);
    await thread.close();
  });

  test("ends when nothing was asked for a while, and another does the next job", async () => {
    const thread = open({ idleMs: 1 });
    const first = await thread.ask("count");
    await until(async () => (await thread.ask("count")).worker !== first.worker);
    await thread.close();
  });

  test("is not idle while a job takes long", async () => {
    const thread = open({ idleMs: 1 });
    const first = thread.ask("count");
    const gate = shared();
    const second = thread.ask({ wait: gate });
    await first;
    for (let turn = 0; turn < 5; turn += 1) await Bun.sleep(1);
    Atomics.notify(gate, 0, Atomics.store(gate, 0, 1));
    expect((await second).jobs).toBe(2);
    await thread.close();
  });

  test("ends after as many jobs as one may do, and another does the next ones", async () => {
    const thread = open({ jobsEach: 2 });
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push(await thread.ask("count"));
    expect(answers.map(({ jobs }) => jobs)).toEqual([1, 2, 1, 2, 1]);
    expect(new Set(answers.map(({ worker }) => worker)).size).toBe(3);
    await thread.close();
  });

  test("is replaced when it breaks or takes too long; only the job under way has failed, tried twice", async () => {
    const thread = open();
    for (const job of ["hang", "end"] as const) {
      const [failed, next] = await Promise.all([messageOf(thread.ask(job)), thread.ask("count")]);
      expect([failed, next.jobs]).toEqual(["failed", 1]);
    }
    await thread.close();
  });

  test("has patience with a job from its first word on, however long it took to begin", async () => {
    const patienceMs = () => 60_000;
    const thread = open({ patienceMs });
    jest.useFakeTimers();
    const first = messageOf(thread.ask("count"));
    letPass(5 * patienceMs());
    expect(await first).toBe("answered");
    await thread.close();
  });

  test("that never says its first word is replaced once, then its job has failed", async () => {
    const thread = openWorkerThread<Job, Answer>({
      script: new URL("./speechless-worker.ts", import.meta.url),
      patienceMs: () => LONG_MS,
      idleMs: LONG_MS,
      maxWaiting: 2,
      refusals: { busy: () => new Error("busy"), failed: () => new Error("failed") },
    });
    jest.useFakeTimers();
    const asked = messageOf(thread.ask("count"));
    jest.advanceTimersByTime(60 * 60_000);
    letPass(60 * 60_000);
    expect(await asked).toBe("failed");
    await thread.close();
  });

  test("that is late goes on beside the one that relieves it, until that one can work", async () => {
    const late = shared();
    const thread = open({ patienceMs: () => LONG_MS });
    const { worker } = await thread.ask("count");
    jest.useFakeTimers();
    const asked = thread.ask({ wait: late });
    letPass(LONG_MS);
    // The one that relieves it has not said its first word: the late one answers, and stays.
    Atomics.notify(late, 0, Atomics.store(late, 0, 1));
    expect(await asked).toEqual({ worker, jobs: 2 });
    expect(await thread.ask("count")).toEqual({ worker, jobs: 3 });
    await thread.close();
  });

  test("that is late is relieved by one that has begun, which is given the job from its start", async () => {
    let given = 0;
    const thread = open({ patienceMs: () => ((given += 1) === 1 ? 1 : LONG_MS) });
    const gate = shared();
    const asked = thread.ask({ wait: gate });
    await until(() => given === 2);
    Atomics.notify(gate, 0, Atomics.store(gate, 0, 1));
    expect((await asked).jobs).toBe(1);
    await thread.close();
  });

  test("refuses more than may wait, and everything once it is closed", async () => {
    const thread = open({ patienceMs: () => LONG_MS });
    const asked = Array.from({ length: 4 }, () => messageOf(thread.ask("hang")));
    expect(await asked.at(-1)).toBe("busy");
    await thread.close();
    expect(await Promise.all(asked)).toEqual(["failed", "failed", "failed", "busy"]);
    expect(await messageOf(thread.ask("count"))).toBe("busy");
  });
});
