import { Worker } from "node:worker_threads";
import type { ContractData } from "#domain/contracts/schema.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { BrochureData } from "./brochure-data.ts";
import type { PdfAnswer, PdfJob } from "./worker.ts";

/** Makes PDFs off the request thread. Refuses "busy" when too many wait, "notPrintable" and "pdfFailed". */
export type PdfRenderer = {
  contract: (data: ContractData) => Promise<Uint8Array>;
  brochure: (data: BrochureData) => Promise<Uint8Array>;
  /** Ends the worker; what still waits is refused. */
  close: () => Promise<void>;
};

type Waiting = { job: PdfJob; resolve: (bytes: Uint8Array) => void; reject: (error: unknown) => void };

const MAX_WAITING = 20;
/** A brochure is drawn rarely, but on a small machine that has just started it takes its time. */
const TIMEOUT_MS: Record<PdfJob["kind"], number> = { contract: 15_000, brochure: 45_000 };

/** One worker, started by the first job and replaced after a crash or a job that takes too long. */
export function openPdfRenderer(options: { timeoutMs?: number; script?: URL } = {}): PdfRenderer {
  const script = options.script ?? new URL("./worker.ts", import.meta.url);
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let running: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function make(job: PdfJob): Promise<Uint8Array> {
    if (isClosed || queue.length >= MAX_WAITING) throw refuse("busy", { retryAfterSeconds: 5 });
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      runNext();
    });
  }

  function runNext(): void {
    if (running) return;
    running = queue.shift();
    if (!running) return;
    worker ??= startWorker();
    timer = setTimeout(replaceWorker, options.timeoutMs ?? TIMEOUT_MS[running.job.kind]);
    worker.postMessage(running.job);
  }

  function startWorker(): Worker {
    const started = new Worker(script);
    const replace = () => {
      if (started === worker) replaceWorker();
    };
    started.on("message", (answer: PdfAnswer) => started === worker && finish(answer));
    started.on("error", replace);
    started.on("exit", replace);
    started.unref();
    return started;
  }

  function finish(answer: PdfAnswer): void {
    if (answer.bytes) running?.resolve(answer.bytes);
    else running?.reject(answer.refused ? new Refusal(answer.refused) : refuse("pdfFailed"));
    free();
  }

  function replaceWorker(): void {
    void worker?.terminate();
    worker = undefined;
    running?.reject(refuse("pdfFailed"));
    free();
  }

  function free(): void {
    clearTimeout(timer);
    running = undefined;
    runNext();
  }

  return {
    contract: (data) => make({ kind: "contract", data }),
    brochure: (data) => make({ kind: "brochure", data }),
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.reject(refuse("pdfFailed"));
      const last = worker;
      replaceWorker();
      await last?.terminate();
    },
  };
}
