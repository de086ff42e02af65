import { parentPort } from "node:worker_threads";
import { composeDocument, type Document, type PageJob } from "./document.ts";
import { tellReady } from "../platform/worker-ready.ts";

export type PageAnswer =
  | { document: Document }
  | { error: { name: string; message: string; stack?: string } };

/** Runs inside the worker of the pages (rendered-pages.ts): a page wanted in, its HTML out, one at a time. */
parentPort?.on("message", async (job: PageJob) => {
  const answer = await composeDocument(job).then(
    (document): PageAnswer => ({ document }),
    (error: unknown): PageAnswer => ({ error: described(error) }),
  );
  parentPort?.postMessage(answer);
});
tellReady();

function described(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: "Error", message: "thrown was no error" };
  const { name, message, stack } = error;
  return { name, message, ...(stack && { stack }) };
}
