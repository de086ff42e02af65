import { createHash } from "node:crypto";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** A message as its reader had it. */
export type SentText = { subject: string; html: string; text: string };

/** A text beside which others are packed; `id` by its content. */
export type SharedText = { id: string; packed: Buffer; bytes: Buffer };

/** Length of a shared text's id, in characters: 128 bits. */
const ID = 22;

export function shareText(text: SentText): SharedText {
  const bytes = bytesOf(text);
  const id = createHash("sha256").update(bytes).digest("base64url").slice(0, ID);
  return { id, packed: zstdCompressSync(bytes), bytes };
}

export function packText(text: SentText, shared: SharedText): Buffer {
  return zstdCompressSync(bytesOf(text), { dictionary: shared.bytes });
}

/** Unpacks a text; `shared` is the stored dictionary. */
export function unpackText(packed: Buffer, shared: Buffer): SentText {
  const bytes = zstdDecompressSync(packed, { dictionary: zstdDecompressSync(shared) });
  const [subject = "", html = "", text = ""] = JSON.parse(bytes.toString()) as string[];
  return { subject, html, text };
}

function bytesOf({ subject, html, text }: SentText): Buffer {
  return Buffer.from(JSON.stringify([subject, html, text]));
}
