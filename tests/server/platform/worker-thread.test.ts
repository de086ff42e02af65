import { describe, expect, test } from "bun:test";
import { openWorkerThread } from "#server/platform/worker-thread.ts";
import type { Answer, Job } from "./counting-worker.ts";

function open(options: { patienceMs?: number; idleMs?: number; jobsEach?: number } = {}) {
  return openWorkerThread<Job, Answer>({
    script: new URL("./counting-worker.ts", import.meta.url),
    patienceMs: () => options.patienceMs ?? 10_000,
    idleMs: options.idleMs ?? 10_000,
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

describe("a worker thread", () => {
  test("does one job after the other in the same worker", async () => {
    const thread = open();
    const answers = await Promise.all([thread.ask("count"), thread.ask("count"), thread.ask("count")]);
    expect(answers.map(({ jobs }) => jobs)).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ worker }) => worker)).size).toBe(1);
    await thread.close();
  });

  test("ends when nothing was asked for a while, and another does the next job", async () => {
    const thread = open({ idleMs: 50 });
    const first = await thread.ask("count");
    await Bun.sleep(300);
    const second = await thread.ask("count");
    expect([first.jobs, second.jobs]).toEqual([1, 1]);
    expect(second.worker).not.toBe(first.worker);
    await thread.close();
  });

  test("is not idle while a job takes long", async () => {
    const thread = open({ idleMs: 50 });
    await thread.ask("count");
    expect((await thread.ask("rest")).jobs).toBe(2);
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

  test("is replaced when it breaks or takes too long; only the job under way has failed", async () => {
    const thread = open({ patienceMs: 2_000 });
    for (const job of ["hang", "end"] as const) {
      const [failed, next] = await Promise.all([messageOf(thread.ask(job)), thread.ask("count")]);
      expect([failed, next.jobs]).toEqual(["failed", 1]);
    }
    await thread.close();
  });

  test("refuses more than may wait, and everything once it is closed", async () => {
    const thread = open();
    const asked = Array.from({ length: 4 }, () => messageOf(thread.ask("hang")));
    expect(await asked.at(-1)).toBe("busy");
    await thread.close();
    expect(await Promise.all(asked)).toEqual(["failed", "failed", "failed", "busy"]);
    expect(await messageOf(thread.ask("count"))).toBe("busy");
  });
});
