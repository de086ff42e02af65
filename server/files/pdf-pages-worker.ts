import { parentPort } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** Runs in the worker of pdf-pages.ts. */
async function count(path: string): Promise<number | undefined> {
  const bytes = await Bun.file(path).bytes();
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  return document.numPages;
}

parentPort?.on("message", async (path: string) => {
  parentPort?.postMessage(await count(path).catch(() => undefined));
});
