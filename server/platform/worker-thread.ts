import type { Worker } from "node:worker_threads";
import { startWorker } from "./start-worker.ts";
import { READY } from "./worker-ready.ts";

/** Work that would hold the thread of the requests or fill its memory, done beside it: a job in, an answer out. */
export type WorkerThread<Job, Answer> = {
  /** Fails as `refusals` say. */
  ask: (job: Job) => Promise<Answer>;
  /** Ends the worker; what still waits has failed. */
  close: () => Promise<void>;
};

export type WorkerOptions<Job> = {
  script: URL;
  /** How long one job may take, from the moment at which a worker that has said its first word has it. */
  patienceMs: (job: Job) => number;
  /** A worker that nothing was asked of for so long ends, and its memory goes back to the system. */
  idleMs: number;
  maxWaiting: number;
  /** After so many jobs a worker ends, and the next one is given to another: what they leave behind ends with it. */
  jobsEach?: number;
  /** What is thrown when too many wait or no worker can be started, and when the job was tried twice in vain. */
  refusals: { busy: () => Error; failed: () => Error };
};

/** Until its first word a worker reads its code: two seconds of a processor, and whatever a busy machine makes of them. */
const START_MS = 10 * 60_000;

type Started = { worker: Worker; isReady: boolean; done: number };
type Task<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  isSecondTry: boolean;
};
type Timer = ReturnType<typeof setTimeout>;

/**
 * One worker, started by the first job, given one at a time, ended when it has been idle or has done as many as one may. Its
 * script calls `tellReady` once and posts one answer for each message. A job that takes too long, or whose worker breaks, is
 * tried once more by itself: the late worker goes on until the next one has said its first word, so that nothing is killed
 * into a colder start, and an answer that comes late is taken.
 */
export function openWorkerThread<Job, Answer>(options: WorkerOptions<Job>): WorkerThread<Job, Answer> {
  const { script, patienceMs, idleMs, maxWaiting, refusals, jobsEach = Infinity } = options;
  const queue: Task<Job, Answer>[] = [];
  let task: Task<Job, Answer> | undefined;
  /** Whom the next job goes to, and whom it relieves as soon as it can work. */
  let [current, late]: (Started | undefined)[] = [];
  let [patience, idle]: (Timer | undefined)[] = [];
  let isClosed = false;

  async function ask(job: Job): Promise<Answer> {
    if (isClosed || queue.length >= maxWaiting) throw refusals.busy();
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject, isSecondTry: false });
      runNext();
    });
  }

  function runNext(): void {
    if (task) return;
    clearTimeout(idle);
    task = queue.shift();
    if (task) give();
    else idle = setTimeout(endAll, idleMs).unref();
  }

  function give(): void {
    clearTimeout(patience);
    current ??= open();
    if (!current) settle(({ reject }) => reject(refusals.busy()));
    else if (current.isReady) begin(current);
    else patience = setTimeout(startAgain, START_MS);
  }

  function begin({ worker }: Started): void {
    if (!task) return;
    clearTimeout(patience);
    end(late);
    late = undefined;
    patience = setTimeout(tryAgain, patienceMs(task.job));
    worker.postMessage(task.job);
  }

  function open(): Started | undefined {
    const worker = startWorker(script);
    if (!worker) return undefined;
    const opened: Started = { worker, isReady: false, done: 0 };
    worker.on("message", (said: Answer | typeof READY) => {
      if (said !== READY) return finish(opened, said);
      opened.isReady = true;
      if (opened === current) begin(opened);
    });
    for (const ended of ["error", "exit"]) worker.on(ended, () => lose(opened));
    worker.unref();
    return opened;
  }

  function finish(from: Started, answer: Answer): void {
    if (from !== current && from !== late) return;
    if (from === late) {
      // What was to relieve it is not needed.
      end(current);
      [current, late] = [late, undefined];
    }
    from.done += 1;
    if (from.done >= jobsEach) endAll();
    settle(({ resolve }) => resolve(answer));
  }

  function lose(lost: Started): void {
    if (lost === late) late = undefined;
    if (lost !== current) return;
    current = undefined;
    if (task) tryAgain();
  }

  /** In another worker; the one that is late may still be the first to answer. */
  function tryAgain(): void {
    if (!task || task.isSecondTry) return giveUp();
    task.isSecondTry = true;
    [late, current] = [current, undefined];
    give();
  }

  function startAgain(): void {
    end(current);
    current = undefined;
    tryAgain();
  }

  function giveUp(): void {
    endAll();
    settle(({ reject }) => reject(refusals.failed()));
  }

  function settle(how: (done: Task<Job, Answer>) => void): void {
    clearTimeout(patience);
    if (task) how(task);
    task = undefined;
    runNext();
  }

  function endAll(): void {
    const both = [current, late];
    [current, late] = [undefined, undefined];
    for (const one of both) end(one);
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const waiting of queue.splice(0)) waiting.reject(refusals.failed());
    const both = [current, late];
    giveUp();
    clearTimeout(idle);
    await Promise.all(both.map((one) => one?.worker.terminate()));
  }

  return { ask, close };
}

function end(current: Started | undefined): void {
  void current?.worker.terminate();
}
