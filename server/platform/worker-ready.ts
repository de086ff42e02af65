import { parentPort, workerData } from "node:worker_threads";

/** The first word of a worker: until then it read its code, however long this machine takes for it. */
export const READY = "ready";

/** Called by a worker's script when all its imports are read; start-worker.ts may wait for it. */
export function tellReady(): void {
  if (workerData instanceof Int32Array) {
    Atomics.store(workerData, 0, 1);
    Atomics.notify(workerData, 0);
  }
  parentPort?.postMessage(READY);
}
