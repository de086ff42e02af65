import { bearerHeader, callFetch, logFailure } from "../call/call.ts";
import { loadSaying } from "../words/saying.ts";

export type Answer = { status: number; content: unknown };

export type Sending = {
  method: "POST" | "PUT";
  url: string;
  body: FormData | Blob;
  headers?: Record<string, string>;
  /** Share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/** A body without progress for so long is lost. */
const STALLED_MS = 30_000;
/** Once all of it is there, the server inspects and stores it, which on a slow machine takes its time. */
const ANSWER_MS = 110_000;

/**
 * Sends one body with progress; after a 401 it renews the session and sends once more. Rejects with a TypeError when
 * the connection was lost or stood still, and with the signal's reason when cancelled.
 */
export async function sendBody(sending: Sending): Promise<Answer> {
  const first = await sendOnce(sending);
  const answer = first.status === 401 && (await renewSession()) ? await sendOnce(sending) : first;
  // Loads the words of refusals, as for any other call.
  if (answer.status > 299) await loadSaying().catch(() => undefined);
  return answer;
}

/** Any call renews an expired session; this is the cheapest. */
async function renewSession(): Promise<boolean> {
  return (await callFetch("/api/auth/verify")).ok;
}

/** XMLHttpRequest, since fetch has no upload progress. An unrequested `abort` is a lost connection (Safari). */
function sendOnce({ method, url, body, headers = {}, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let patience = setTimeout(abort, STALLED_MS);
    function waitOn(ms: number): void {
      clearTimeout(patience);
      patience = setTimeout(abort, ms);
    }
    function lose(): void {
      logFailure(method, url, "no answer");
      reject(new TypeError("network error while uploading"));
    }
    request.open(method, url);
    const bearer = bearerHeader();
    const all = { ...headers, ...(bearer && { authorization: bearer }) };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      waitOn(STALLED_MS);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.upload.addEventListener("load", () => waitOn(ANSWER_MS));
    request.addEventListener("load", () => {
      if (request.status > 299) logFailure(method, url, request.status);
      resolve({ status: request.status, content: parse(request.responseText) });
    });
    request.addEventListener("error", lose);
    request.addEventListener("abort", () => (signal?.aborted ? reject(signal.reason) : lose()));
    request.addEventListener("loadend", () => {
      clearTimeout(patience);
      signal?.removeEventListener("abort", abort);
    });
    signal?.addEventListener("abort", abort, { once: true });
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: a proxy's page, for instance.
  }
}
