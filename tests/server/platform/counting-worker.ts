import { parentPort } from "node:worker_threads";
import { tellReady } from "#server/platform/worker-ready.ts";

/** A "wait" is answered as soon as the cell of its memory is 1. */
export type Job = "count" | "hang" | "end" | { wait: Int32Array };
export type Answer = { worker: string; jobs: number };

/** A worker that says who it is and how many jobs it was given; it can also wait, hang for ever, or end. */
const worker = crypto.randomUUID();
let jobs = 0;

parentPort?.on("message", (job: Job) => {
  jobs += 1;
  if (job === "hang") for (;;);
  if (job === "end") process.exit(1);
  if (typeof job === "object") Atomics.wait(job.wait, 0, 0);
  parentPort?.postMessage({ worker, jobs });
});
tellReady();
