import { type ResourceLimits, Worker } from "node:worker_threads";
import { descriptorLimit, nextDescriptor, releaseDescriptors, reserveDescriptors } from "./descriptors.ts";

/** With fewer left, a rush of connections could take the last ones while a thread begins. */
const PLENTY = 256;
/** A thread begins in some ten milliseconds. */
const PATIENCE_MS = 200;

const limit = descriptorLimit();

/**
 * Starts a worker, or answers undefined when the process has no descriptors left for it: Bun ends the whole process when
 * a thread finds none. They are kept in reserve; while few are left, this thread, which takes in connections, waits
 * until the worker has its own.
 */
export function startWorker(script: URL, resourceLimits: ResourceLimits = {}): Worker | undefined {
  if (!reserveDescriptors()) return undefined;
  const next = nextDescriptor();
  const areFew = limit === undefined || next === undefined || next > limit - PLENTY;
  const hasBegun = new Int32Array(new SharedArrayBuffer(4));
  // Read before the script; Node's types do not know this option of Bun.
  const preload = [new URL("./worker-begun.ts", import.meta.url).href];
  const options = { workerData: hasBegun, resourceLimits, preload };
  releaseDescriptors();
  const worker = new Worker(script, options);
  if (areFew) Atomics.wait(hasBegun, 0, 0, PATIENCE_MS);
  reserveDescriptors();
  return worker;
}
