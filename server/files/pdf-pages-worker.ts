import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

/** Runs inside the throw-away worker of pdf-pages.ts: opens one PDF and says how many pages it has. */
async function count(path: string): Promise<number | undefined> {
  const bytes = await Bun.file(path).bytes();
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  return document.numPages;
}

parentPort?.postMessage(await count(String(workerData)).catch(() => undefined));
