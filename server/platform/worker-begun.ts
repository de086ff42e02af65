import { workerData } from "node:worker_threads";

/** In a worker, before its own script: tells start-worker.ts that the thread has begun. */
if (workerData instanceof Int32Array) {
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
}
