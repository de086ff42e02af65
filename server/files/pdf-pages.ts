import { refuse } from "#domain/refusal.ts";
import { startWorker } from "../platform/start-worker.ts";

/** A PDF that takes longer to open than this is not one to keep. */
const TIME_LIMIT_MS = 2_000;
/** Opening a document is heavy, so few are open at once; the others wait in line. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Counts the pages of an uploaded PDF in a throw-away worker with limits of time and memory: it is
 * never rendered and nothing in it runs. Undefined when it cannot be read: broken, encrypted, or built to hurt.
 */
export async function countPdfPages(path: string): Promise<number | undefined> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await countInWorker(path);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function countInWorker(path: string): Promise<number | undefined> {
  const script = new URL("./pdf-pages-worker.ts", import.meta.url);
  const worker = startWorker(script, { maxOldGenerationSizeMb: 256 });
  if (!worker) throw refuse("busy", { retryAfterSeconds: 5 });
  worker.postMessage(path);
  return new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), TIME_LIMIT_MS);
    worker.on("message", (pages: number | undefined) => resolve(pages));
    worker.on("error", () => resolve(undefined));
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  }).finally(() => void worker.terminate());
}
