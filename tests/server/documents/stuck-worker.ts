import { parentPort } from "node:worker_threads";
import type { PdfJob } from "#server/documents/worker.ts";
import { tellReady } from "#server/platform/worker-ready.ts";

/** A worker that hangs for ever, except on version 9, which it answers with that one byte. */
parentPort?.on("message", ({ kind, data }: PdfJob) => {
  if (kind === "contract" && data.version === 9) parentPort?.postMessage({ bytes: new Uint8Array([9]) });
  else for (;;);
});
tellReady();
