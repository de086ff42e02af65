import type { Worker } from "node:worker_threads";
import { startWorker } from "./start-worker.ts";

/** Work that would hold the thread of the requests or fill its memory, done beside it: a job in, an answer out. */
export type WorkerThread<Job, Answer> = {
  /** Fails as `refusals` say. */
  ask: (job: Job) => Promise<Answer>;
  /** Ends the worker; what still waits has failed. */
  close: () => Promise<void>;
};

export type WorkerOptions<Job> = {
  script: URL;
  /** How long one job may take. */
  patienceMs: (job: Job) => number;
  /** A worker that nothing was asked of for so long ends, and its memory goes back to the system. */
  idleMs: number;
  maxWaiting: number;
  /** After so many jobs a worker ends, and the next one is given to another: what they leave behind ends with it. */
  jobsEach?: number;
  /** What is thrown when too many wait or no worker can be started, and when it broke or took too long. */
  refusals: { busy: () => Error; failed: () => Error };
};

type Waiting<Job, Answer> = { job: Job; resolve: (answer: Answer) => void; reject: (error: Error) => void };
type Timer = ReturnType<typeof setTimeout>;

/**
 * One worker, started by the first job, given one at a time, replaced after a crash, a job that takes too long or as many
 * jobs as one may do, and ended when it has been idle. Its script posts one answer for each message.
 */
export function openWorkerThread<Job, Answer>(options: WorkerOptions<Job>): WorkerThread<Job, Answer> {
  const { script, patienceMs, idleMs, maxWaiting, refusals, jobsEach = Infinity } = options;
  const queue: Waiting<Job, Answer>[] = [];
  let worker: Worker | undefined;
  let running: Waiting<Job, Answer> | undefined;
  let [patience, idle]: (Timer | undefined)[] = [];
  let [done, isClosed] = [0, false];

  async function ask(job: Job): Promise<Answer> {
    if (isClosed || queue.length >= maxWaiting) throw refusals.busy();
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      runNext();
    });
  }

  function runNext(): void {
    if (running) return;
    clearTimeout(idle);
    running = queue.shift();
    if (!running) {
      idle = setTimeout(endWorker, idleMs).unref();
      return;
    }
    worker ??= listenTo(startWorker(script));
    if (!worker) {
      running.reject(refusals.busy());
      return free();
    }
    patience = setTimeout(replaceWorker, patienceMs(running.job));
    worker.postMessage(running.job);
  }

  function listenTo(started: Worker | undefined): Worker | undefined {
    if (!started) return undefined;
    const replace = () => {
      if (started === worker) replaceWorker();
    };
    started.on("message", (answer: Answer) => started === worker && finish(answer));
    for (const end of ["error", "exit"]) started.on(end, replace);
    started.unref();
    return started;
  }

  function finish(answer: Answer): void {
    running?.resolve(answer);
    done += 1;
    if (done >= jobsEach) endWorker();
    free();
  }

  function replaceWorker(): void {
    endWorker();
    running?.reject(refusals.failed());
    free();
  }

  function endWorker(): void {
    void worker?.terminate();
    worker = undefined;
    done = 0;
  }

  function free(): void {
    clearTimeout(patience);
    running = undefined;
    runNext();
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const waiting of queue.splice(0)) waiting.reject(refusals.failed());
    const last = worker;
    replaceWorker();
    clearTimeout(idle);
    await last?.terminate();
  }

  return { ask, close };
}
