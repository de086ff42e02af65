import * as v from "valibot";
import { cleanText, id, isWebUrl, list, MAX_URL, optionalLine, requiredLine } from "../fields.ts";
import { message } from "../messages.ts";

const OWN_FILE = /^\/api\/files\/([A-Za-z0-9_-]{1,64})$/;

/** Protective: most files in one field. */
export const MAX_FILES = 50;

/** The id of an uploaded file; undefined for an address elsewhere, which is never fetched. */
export function uploadedFileId(address: string): string | undefined {
  return OWN_FILE.exec(address)?.[1];
}

/** An upload of ours (`/api/files/{id}`) or a full http(s) address. A local preview (`base64`) is dropped. */
export const fileReference = v.object({
  id: v.optional(id()),
  name: requiredLine(255),
  type: optionalLine(127),
  /** Resolution as answered by the upload, only for a warning (FIL-06). */
  dpi: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  url: v.pipe(
    v.string(message("required")),
    v.transform(cleanText),
    v.maxLength(MAX_URL, message("textTooLong")),
    v.check((address) => OWN_FILE.test(address) || isWebUrl(address), message("urlInvalid")),
  ),
});

export type FileReference = v.InferOutput<typeof fileReference>;

/** A list of files, each named once. */
export function fileReferences() {
  return v.optional(v.pipe(list(fileReference, MAX_FILES), v.transform(eachOnce)), () => []);
}

function eachOnce(files: FileReference[]): FileReference[] {
  return files.filter(({ url }, at) => files.findIndex((other) => other.url === url) === at);
}
