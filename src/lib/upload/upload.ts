import { PART_BYTES, whyNotUpload } from "#domain/files/kind.ts";
import { Refusal } from "#domain/refusal.ts";
import { CallError } from "../call/call.ts";
import { sendInParts } from "./parts.ts";
import { sendBody } from "./request.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import type { Upload } from "./upload-options.ts";

const FILES_URL = "/api/files";

/**
 * Uploads a file with progress in percent: a small one whole, a larger one in resumable parts. Throws what `say()`
 * understands; unacceptable files are refused before sending.
 */
export async function uploadFile(file: File, upload: Upload): Promise<UploadedFile> {
  upload.signal?.throwIfAborted();
  const reason = whyNotUpload(file);
  if (reason) throw new Refusal(reason);
  return file.size > PART_BYTES ? sendInParts(file, upload) : sendWhole(file, upload);
}

async function sendWhole(file: File, { purpose, key, onProgress, signal }: Upload): Promise<UploadedFile> {
  const body = new FormData();
  body.append("file", file, file.name);
  const answer = await sendBody({
    method: "POST",
    url: `${FILES_URL}?purpose=${encodeURIComponent(purpose)}`,
    body,
    headers: { "idempotency-key": key },
    onProgress: (share) => onProgress?.(Math.floor(share * 100)),
    signal,
  });
  if (answer.status < 200 || answer.status > 299) throw new CallError(answer.status, answer.content);
  return answer.content as UploadedFile;
}
