import { closeSync, openSync } from "node:fs";
import { openWorkerThread } from "#server/platform/worker-thread.ts";
import type { Answer, Job } from "#tests/server/platform/counting-worker.ts";

/** A process that opens all it may, asks a worker, gives it back and asks again; says what it was answered. */
const thread = openWorkerThread<Job, Answer>({
  script: new URL("../server/platform/counting-worker.ts", import.meta.url),
  patienceMs: () => 60 * 60_000,
  idleMs: 60 * 60_000,
  maxWaiting: 2,
  refusals: { busy: () => new Error("busy"), failed: () => new Error("failed") },
});
const taken: number[] = [];

function takeAll(): void {
  try {
    for (;;) taken.push(openSync("/dev/null", "r"));
  } catch {
    return;
  }
}

takeAll();
const refused = await thread.ask("count").then(
  () => "answered",
  (error: Error) => error.message,
);
for (const descriptor of taken) closeSync(descriptor);
const { jobs } = await thread.ask("count");
process.stdout.write(`${refused}, then ${jobs}\n`);
await thread.close();
