import { PART_BYTES } from "#domain/files/kind.ts";
import { reasonOf } from "#domain/refusal.ts";
import { call, CallError } from "../call/call.ts";
import { sendBody } from "./request.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import type { Upload } from "./upload-options.ts";

/** The upload as the server knows it; `file` once complete. */
type State = { id: string; received: number; file?: UploadedFile };

/** Two tabs may send the wrong offset, a bug would forever. */
const MISTAKES = 5;

/**
 * Sends parts of 1 MB from where the server says: a broken connection costs one part. A forgotten upload begins
 * again.
 */
export async function sendInParts(file: File, upload: Upload): Promise<UploadedFile> {
  let state = await goOn(file, upload);
  for (let mistakes = 0; !state.file;) {
    const next = await sendPart(file, state, upload);
    mistakes += next.received === state.received ? 1 : 0;
    if (mistakes > MISTAKES) throw new TypeError("network: the upload does not go on");
    state = next;
  }
  upload.onProgress?.(100);
  return state.file;
}

async function goOn(file: File, upload: Upload): Promise<State> {
  const known = upload.begun && (await ask(upload.begun));
  if (known) return known;
  const { name, size } = file;
  const body = { name, size, purpose: upload.purpose };
  const begun = await call<State>("POST", "/files/uploads", body);
  upload.onBegun?.(begun.id);
  return begun;
}

/** Undefined when the server has forgotten it. */
function ask(id: string): Promise<State | undefined> {
  return call<State>("GET", `/files/uploads/${id}`).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  });
}

async function sendPart(file: File, { id, received }: State, upload: Upload): Promise<State> {
  const { onProgress, signal } = upload;
  const part = file.slice(received, received + PART_BYTES);
  const tell = (sent: number) => onProgress?.(Math.floor((sent / file.size) * 100));
  tell(received);
  const answer = await sendBody({
    method: "PUT",
    url: `/api/files/uploads/${id}?offset=${received}`,
    body: part,
    headers: { "content-type": "application/octet-stream" },
    onProgress: (share) => tell(received + share * part.size),
    signal,
  });
  if (answer.status === 200) return answer.content as State;
  const refused = new CallError(answer.status, answer.content);
  const reason = reasonOf(refused);
  if (reason?.code === "uploadOffset") return { id, received: reason.params.received };
  throw refused;
}
