import type { Worker } from "node:worker_threads";
import { startWorker } from "./start-worker.ts";
import { READY } from "./worker-ready.ts";

/** Work that would hold the thread of the requests or fill its memory, done beside it: a job in, an answer out. */
export type WorkerThread<Job, Answer> = {
  /** Gives the worker a job; fails as `refusals` say. */
  ask: (job: Job) => Promise<Answer>;
  /** Ends the worker; what still waits has failed. */
  close: () => Promise<void>;
};

export type WorkerOptions<Job> = {
  script: URL;
  /** How long one job may take, from the moment at which a worker that has said its first word has it. */
  patienceMs: (job: Job) => number;
  /** A worker without a job for this long ends, and its memory is freed. */
  idleMs: number;
  maxWaiting: number;
  /** A worker ends after this many jobs, and another takes over, so that leaked memory is freed. */
  jobsEach?: number;
  /** What is thrown when too many wait or no worker can be started, and when the job was tried twice in vain. */
  refusals: { busy: () => Error; failed: () => Error };
};

/** Until its first word a worker reads its code: two seconds of a processor, and whatever a busy machine makes of them. */
const START_MS = 10 * 60_000;

type Task<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  isSecondTry: boolean;
};
/** A worker; `task` is the one it has in hand. */
type Given<Job, Answer> = { worker: Worker; isReady: boolean; done: number; task?: Task<Job, Answer> };
type Timer = ReturnType<typeof setTimeout>;

/**
 * One worker, started by the first job, given one at a time, ended when it has been idle or has done as many as one
 * may. Its script calls `tellReady` once and posts one answer for each message. A job that takes too long, or whose
 * worker breaks, is tried once more by itself: the late worker goes on until the next one has said its first word, so
 * that nothing is killed into a colder start, and an answer that comes late is taken.
 */
export function openWorkerThread<Job, Answer>(options: WorkerOptions<Job>): WorkerThread<Job, Answer> {
  const thread = new OneWorker<Job, Answer>(options);
  return { ask: (job) => thread.ask(job), close: () => thread.close() };
}

class OneWorker<Job, Answer> {
  readonly #options: WorkerOptions<Job>;
  readonly #queue: Task<Job, Answer>[] = [];
  #task: Task<Job, Answer> | undefined;
  /** The worker that gets the next job. */
  #current: Given<Job, Answer> | undefined;
  /** Whom the current one relieves as soon as it can work. */
  #late: Given<Job, Answer> | undefined;
  #patience: Timer | undefined;
  #idle: Timer | undefined;
  #isClosed = false;

  constructor(options: WorkerOptions<Job>) {
    this.#options = options;
  }

  async ask(job: Job): Promise<Answer> {
    const { maxWaiting, refusals } = this.#options;
    if (this.#isClosed || this.#queue.length >= maxWaiting) throw refusals.busy();
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject, isSecondTry: false });
      this.#runNext();
    });
  }

  #runNext(): void {
    if (this.#task) return;
    clearTimeout(this.#idle);
    this.#task = this.#queue.shift();
    if (this.#task) this.#give();
    else this.#idle = setTimeout(() => this.#endAll(), this.#options.idleMs).unref();
  }

  #give(): void {
    clearTimeout(this.#patience);
    this.#current ??= this.#open();
    if (!this.#current) {
      this.#endAll();
      this.#settle(({ reject }) => reject(this.#options.refusals.busy()));
    } else if (this.#current.isReady) this.#begin(this.#current);
    else this.#patience = setTimeout(() => this.#startAgain(), START_MS);
  }

  #begin(given: Given<Job, Answer>): void {
    if (!this.#task) return;
    given.task = this.#task;
    clearTimeout(this.#patience);
    end(this.#late);
    this.#late = undefined;
    this.#patience = setTimeout(() => this.#tryAgain(), this.#options.patienceMs(this.#task.job));
    given.worker.postMessage(this.#task.job);
  }

  #open(): Given<Job, Answer> | undefined {
    const worker = startWorker(this.#options.script);
    if (!worker) return undefined;
    const opened: Given<Job, Answer> = { worker, isReady: false, done: 0 };
    worker.on("message", (said: Answer | typeof READY) => {
      if (said !== READY) return this.#finish(opened, said);
      opened.isReady = true;
      if (opened === this.#current) this.#begin(opened);
    });
    for (const ended of ["error", "exit"]) worker.on(ended, () => this.#lose(opened));
    worker.unref();
    return opened;
  }

  #finish(from: Given<Job, Answer>, answer: Answer): void {
    // Ignores a late answer, so that no caller gets another's.
    if (from.task !== this.#task || (from !== this.#current && from !== this.#late)) return;
    if (from === this.#late) {
      // What was to relieve it is not needed.
      end(this.#current);
      this.#current = from;
      this.#late = undefined;
    }
    from.done += 1;
    // A warm worker holds no paper of the last caller.
    delete from.task;
    if (from.done >= (this.#options.jobsEach ?? Infinity)) this.#endAll();
    this.#settle(({ resolve }) => resolve(answer));
  }

  #lose(lost: Given<Job, Answer>): void {
    if (lost === this.#late) this.#late = undefined;
    if (lost !== this.#current) return;
    this.#current = undefined;
    if (this.#task) this.#tryAgain();
  }

  /** Tries again in another worker; the late worker may still be the first to answer. */
  #tryAgain(): void {
    if (!this.#task || this.#task.isSecondTry) return this.#giveUp();
    this.#task.isSecondTry = true;
    this.#late = this.#current;
    this.#current = undefined;
    this.#give();
  }

  #startAgain(): void {
    end(this.#current);
    this.#current = undefined;
    this.#tryAgain();
  }

  #giveUp(): void {
    this.#endAll();
    this.#settle(({ reject }) => reject(this.#options.refusals.failed()));
  }

  #settle(how: (done: Task<Job, Answer>) => void): void {
    clearTimeout(this.#patience);
    if (this.#task) how(this.#task);
    this.#task = undefined;
    this.#runNext();
  }

  #endAll(): Given<Job, Answer>[] {
    const both = [this.#current, this.#late].filter((one) => one !== undefined);
    this.#current = undefined;
    this.#late = undefined;
    for (const one of both) end(one);
    return both;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(this.#options.refusals.failed());
    const ended = this.#endAll();
    this.#giveUp();
    clearTimeout(this.#idle);
    await Promise.all(ended.map(({ worker }) => worker.terminate()));
  }
}

function end(started: { worker: Worker } | undefined): void {
  void started?.worker.terminate();
}
