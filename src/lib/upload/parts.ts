import { PART_BYTES } from "#domain/files/kind.ts";
import { reasonOf } from "#domain/refusal.ts";
import { call, CallError } from "../call/call.ts";
import { sendBody } from "./request.ts";
import type { Upload, UploadedFile } from "./uploaded-file.ts";

/** How far an upload has come, as the server knows it; `file` once it is one. */
type State = { id: string; received: number; file?: UploadedFile };

/** Times one try may be told that it sent a part for another place: two tabs would do it, a mistake for ever. */
const MISTAKES = 5;

/**
 * Sends a file in parts of 1 MB. The server says where to go on: a line that broke at 90 percent costs one part, not
 * the file. An upload that the server has forgotten begins again.
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

/** Undefined when the server knows it no longer. */
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
