import { parentPort } from "node:worker_threads";
import { tellReady } from "#server/platform/worker-ready.ts";

export type Job = "count" | "rest" | "hang" | "end";
export type Answer = { worker: string; jobs: number };

/** A worker that says who it is and how many jobs it was given; it can also rest, hang for ever, or end. */
const worker = crypto.randomUUID();
let jobs = 0;

tellReady();
parentPort?.on("message", async (job: Job) => {
  jobs += 1;
  if (job === "hang") for (;;);
  if (job === "end") process.exit(1);
  if (job === "rest") await Bun.sleep(200);
  parentPort?.postMessage({ worker, jobs });
});
