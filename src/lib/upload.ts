import type { FileKind, FilePurpose } from "#domain/files/kind.ts";
import { bearerHeader, CallError, callFetch, logFailure } from "./call.ts";

/** A stored file as the server answers it; `dpi` when a picture's data says how densely it prints. */
export type UploadedFile = {
  id: string;
  name: string;
  type: string;
  url: string;
  kind: FileKind;
  size: number;
  dpi?: number;
};

type Answer = { status: number; content: unknown };

const FILES_URL = "/api/files";

export type Sending = {
  purpose: FilePurpose;
  /** The Idempotency-Key of this file: whoever sends it again sends the same one, so that it is stored once. */
  key: string;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends one file and tells how far it is, 0 to 100 percent. Throws what `say()` can say: a refusal with its reason,
 * or a lost connection; an aborted upload throws the signal's reason. After a 401 the session is renewed and the file
 * sent once more.
 */
export async function uploadFile(file: File, sending: Sending): Promise<UploadedFile> {
  const first = await send(file, sending);
  const isRenewed = first.status === 401 && (await renewSession());
  const answer = isRenewed ? await send(file, sending) : first;
  if (answer.status < 200 || answer.status > 299) throw new CallError(answer.status, answer.content);
  return answer.content as UploadedFile;
}

/** XMLHttpRequest, since fetch does not tell how much of a body has left. */
function send(file: File, { purpose, key, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", `${FILES_URL}?purpose=${encodeURIComponent(purpose)}`);
    request.setRequestHeader("idempotency-key", key);
    const bearer = bearerHeader();
    if (bearer) request.setRequestHeader("authorization", bearer);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress?.(Math.floor((event.loaded / event.total) * 100));
    });
    request.addEventListener("load", () => {
      if (request.status > 299) logFailure("POST", FILES_URL, request.status);
      resolve({ status: request.status, content: parse(request.responseText) });
    });
    request.addEventListener("error", () => {
      logFailure("POST", FILES_URL, "no answer");
      reject(new TypeError("network error while uploading"));
    });
    request.addEventListener("abort", () => reject(signal?.reason));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort, { once: true });
    const form = new FormData();
    form.append("file", file, file.name);
    request.send(form);
  });
}

/** Any call renews a session that has run out, one renewal shared by all; the lightest one asks who is signed in. */
async function renewSession(): Promise<boolean> {
  return (await callFetch("/api/auth/verify")).ok;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not ours: a proxy's page, for instance.
  }
}
