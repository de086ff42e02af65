import { bearerHeader, callFetch, logFailure } from "../call/call.ts";

export type Answer = { status: number; content: unknown };

export type Sending = {
  method: "POST" | "PUT";
  url: string;
  body: FormData | Blob;
  headers?: Record<string, string>;
  /** How much of the body has left, of 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/** A body that stands still for so long is on a line that is gone, whatever the browser believes. */
const STALLED_MS = 30_000;

/**
 * Sends one body and tells how much of it has left; after a 401 the session is renewed and it is sent once more.
 * Rejects with a TypeError when the line was lost or stood still, and with the signal's reason when the reader took it
 * back.
 */
export async function sendBody(sending: Sending): Promise<Answer> {
  const first = await sendOnce(sending);
  return first.status === 401 && (await renewSession()) ? sendOnce(sending) : first;
}

/** Any call renews a session that has run out, one renewal shared by all; the lightest one asks who is signed in. */
async function renewSession(): Promise<boolean> {
  return (await callFetch("/api/auth/verify")).ok;
}

/**
 * XMLHttpRequest, since fetch does not tell how much has left. An `abort` that nobody asked for is a lost line: Safari
 * fires one when it drops a connection.
 */
function sendOnce({ method, url, body, headers = {}, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let patience = setTimeout(abort, STALLED_MS);
    function moved(): void {
      clearTimeout(patience);
      patience = setTimeout(abort, STALLED_MS);
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
      moved();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
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
    return undefined; // Not ours: a proxy's page, for instance.
  }
}
