import { workerData } from "node:worker_threads";

/** Called by the script of a worker when all it imports is read: tells start-worker.ts, which may wait for it. */
export function tellReady(): void {
  if (!(workerData instanceof Int32Array)) return;
  Atomics.store(workerData, 0, 1);
  Atomics.notify(workerData, 0);
}
