import { parentPort } from "node:worker_threads";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { PdfNews } from "./read-pdf.ts";
import { ownThread } from "../platform/thread-time.ts";
import { tellReady } from "../platform/worker-ready.ts";

type DocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** unpdf would read its largest part with the first document, and in that document's time. */
const ready = getResolvedPDFJS();

/** Runs in the worker of read-pdf.ts; what is known is posted at once, since it may be ended at any time. */
parentPort?.on("message", async (path: string) => {
  try {
    await ready;
    post({ thread: ownThread() });
    const document = await getDocumentProxy(await Bun.file(path).bytes(), { verbosity: 0 });
    post({ pages: document.numPages, title: await titleOf(document) });
    await postTexts(document);
    post("end");
  } catch (error) {
    post(error instanceof Error && error.name === "PasswordException" ? "locked" : "broken");
  }
});
await ready;
tellReady();

async function titleOf(document: DocumentProxy): Promise<string> {
  const metadata = await document.getMetadata().catch(() => undefined);
  const title = (metadata?.info as Record<string, unknown> | undefined)?.["Title"];
  return typeof title === "string" ? title : "";
}

async function postTexts(document: DocumentProxy): Promise<void> {
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    post({ text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("") });
    page.cleanup();
  }
}

function post(news: PdfNews): void {
  parentPort?.postMessage(news);
}
