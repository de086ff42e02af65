import { type ResourceLimits, Worker } from "node:worker_threads";
import { descriptorLimit, mayOpen, nextDescriptor } from "./descriptors.ts";

/** With fewer left, a rush of connections could take the last ones while a worker reads its code. */
const PLENTY = 256;
/** What a thread and the files of its code have open at one moment, and what else opens something then. */
const NEEDED = 64;
/** A worker has read its code after half a second; a machine that is busy, or small, may take many times as long, during which nobody is answered. */
const PATIENCE_MS = 20_000;

const limit = descriptorLimit();

/**
 * Starts a worker, whose script calls `tellReady` (worker-ready.ts) once it is read; answers undefined when the process
 * has too few descriptors left for it. A thread that finds none ends the whole process, and a folder of code that cannot
 * be opened once counts as empty for as long as the process lives: no worker would find its code in it again. While few
 * are left, this thread, which takes in connections, therefore waits until the worker is ready.
 */
export function startWorker(script: URL, resourceLimits: ResourceLimits = {}): Worker | undefined {
  if (!mayOpen(NEEDED)) return undefined;
  const next = nextDescriptor();
  const areFew = limit === undefined || next === undefined || next > limit - PLENTY;
  const isReady = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(script, { workerData: isReady, resourceLimits });
  if (areFew) Atomics.wait(isReady, 0, 0, PATIENCE_MS);
  return worker;
}
