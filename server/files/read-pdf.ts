import type { PdfState } from "#domain/pdf-state.ts";
import { refuse } from "#domain/refusal.ts";
import { startWorker } from "../platform/start-worker.ts";
import { threadTime } from "../platform/thread-time.ts";
import { READY } from "../platform/worker-ready.ts";

/** `text` and `title` as far as they were read; `pages` is 0 when it does not open. */
export type ReadPdf = { state: PdfState; pages: number; title: string; text: string };
/** What the worker posts: that it reads, how many pages there are, then page by page, then how it ended. */
export type PdfNews = typeof READY | Begun | PdfFact | PdfEnd;
type PdfFact = { pages: number; title: string } | { text: string };
type PdfEnd = "end" | "locked" | "broken";
/** The thread whose processor time can be looked up; see thread-time.ts. */
type Begun = { thread: string | undefined };

/**
 * How much of a processor a PDF may cost from the worker's first word on: one that takes more to open is taken for
 * broken, of one that opens the rest stays unread. A machine that is slow, or busy with others, takes nothing of it
 * away.
 */
const PROCESSOR_MS = 2_000;
/** On the clock, where the processor's time of a thread is not to be had, and for one that waits without working. */
const TIME_LIMIT_MS = 60_000;
/** Until the worker can read: half a second, and on a busy machine many times as much. Whoever uploads waits a little longer. */
const START_LIMIT_MS = 100_000;
const LOOK_MS = 100;
/** Some twenty pages full of text: beyond that nobody looks for what is in it. */
const MOST_LETTERS = 60_000;
const MOST_TITLE_LETTERS = 200;
/** Opening a document is heavy, so few are open at once; the others wait in line. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads an uploaded PDF in a throw-away worker with limits of time, memory and text: it is never rendered and nothing in
 * it runs. One that is broken, encrypted or built to hurt costs two seconds of a processor at most (S56).
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
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let hasBegun = false;
  let isOver = false;
  let timer = setTimeout(end, START_LIMIT_MS);
  let looking: ReturnType<typeof setInterval> | undefined;
  function begin({ thread }: Begun): void {
    if (isOver) return;
    hasBegun = true;
    clearTimeout(timer);
    timer = setTimeout(end, TIME_LIMIT_MS);
    const before = thread === undefined ? undefined : threadTime(thread);
    if (thread !== undefined && before !== undefined)
      looking = setInterval(() => lookAt(thread, before), LOOK_MS);
  }
  function lookAt(thread: string, before: number): void {
    if ((threadTime(thread) ?? 0) - before > PROCESSOR_MS) end();
  }
  worker.on("message", (news: PdfNews) => {
    if (typeof news === "object" && "thread" in news) begin(news);
    else if (news !== READY && take(read, news)) end();
  });
  for (const ended of ["error", "exit"]) worker.on(ended, () => end());
  worker.postMessage(path);
  await over;
  isOver = true;
  clearTimeout(timer);
  clearInterval(looking);
  void worker.terminate();
  if (!hasBegun) throw refuse("busy", { retryAfterSeconds: 5 });
  return read;
}

/** Adds a fact to what was read; true at the end of the file. */
function take(read: ReadPdf, news: PdfFact | PdfEnd): boolean {
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
