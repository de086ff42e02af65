import { disposition } from "../files/send.ts";

/** A paper made for this reader alone, to be saved under its name. */
export function sendDocument(body: BodyInit, size: number, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-length": String(size),
      "content-disposition": disposition("attachment", name),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    },
  });
}
