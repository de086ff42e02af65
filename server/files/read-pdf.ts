import type { PdfState } from "#domain/pdf-state.ts";
import { refuse } from "#domain/refusal.ts";
import { startWorker } from "../platform/start-worker.ts";

/** `text` and `title` as far as they were read; `pages` is 0 when it does not open. */
export type ReadPdf = { state: PdfState; pages: number; title: string; text: string };
/** What the worker posts: that it reads, how many pages there are, then page by page, then how it ended. */
export type PdfNews = "begun" | { pages: number; title: string } | { text: string } | PdfEnd;
type PdfEnd = "end" | "locked" | "broken";

/** A PDF that takes longer to open than this is taken for broken; of one that opens the rest stays unread. */
const TIME_LIMIT_MS = 2_000;
/** Until the worker can read: half a second, and on a busy machine many times as much. */
const START_LIMIT_MS = 15_000;
/** Some twenty pages full of text: beyond that nobody looks for what is in it. */
const MOST_LETTERS = 60_000;
const MOST_TITLE_LETTERS = 200;
/** Opening a document is heavy, so few are open at once; the others wait in line. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads an uploaded PDF in a throw-away worker with limits of time, memory and text: it is never rendered and nothing in
 * it runs. One that is broken, encrypted or built to hurt costs those two seconds at most.
 */
export async function readPdf(path: string): Promise<ReadPdf> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await readInWorker(path);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function readInWorker(path: string): Promise<ReadPdf> {
  const script = new URL("./read-pdf-worker.ts", import.meta.url);
  const worker = startWorker(script, { maxOldGenerationSizeMb: 256 });
  if (!worker) throw refuse("busy", { retryAfterSeconds: 5 });
  const read: ReadPdf = { state: "broken", pages: 0, title: "", text: "" };
  let hasBegun = false;
  worker.postMessage(path);
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, START_LIMIT_MS);
    worker.on("message", (news: PdfNews) => {
      if (news === "begun") {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(resolve, TIME_LIMIT_MS);
      } else if (take(read, news)) resolve();
    });
    worker.on("error", () => resolve());
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve();
    });
  }).finally(() => void worker.terminate());
  if (!hasBegun) throw refuse("busy", { retryAfterSeconds: 5 });
  return read;
}

/** Whether that was all. */
function take(read: ReadPdf, news: Exclude<PdfNews, "begun">): boolean {
  if (news === "end") return true;
  if (typeof news === "string") {
    // A page that does not open leaves the others read.
    if (read.state !== "read") read.state = news;
    return true;
  }
  if ("pages" in news) {
    read.state = "read";
    read.pages = news.pages;
    read.title = news.title.slice(0, MOST_TITLE_LETTERS).trim();
    return false;
  }
  read.text = `${read.text}${news.text}\n`.slice(0, MOST_LETTERS);
  return read.text.length >= MOST_LETTERS;
}
