import { crc32 } from "node:zlib";
import type { SignedInUser } from "#domain/actor.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { receiveFile } from "../files/receive.ts";
import type { Stage } from "./stage.ts";

/** A one-pixel picture stands for a scan: the proof of a bank transfer, a signed copy. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Number of bytes in the last chunk. */
const END = 12;

/** Uploads it under a name; the file's id. */
export async function sendPicture(
  stage: Stage,
  partner: SignedInUser,
  name: string,
  purpose: FilePurpose,
  at: Date,
): Promise<string> {
  const form = new FormData();
  form.append(
    "file",
    new File([markedPixel(`${partner.email} ${at.toISOString()}`)], name, { type: "image/png" }),
  );
  const url = `${stage.portal.env.PUBLIC_URL}/api/files?purpose=${purpose}`;
  const { id } = await receiveFile(stage.ctx(partner, at), new Request(url, { method: "POST", body: form }));
  return id;
}

/** Every scan has its own bytes: a picture that comes twice is a proof that was used before. */
function markedPixel(mark: string): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.from(`tEXtComment\0${mark}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(chunk.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(chunk));
  return new Uint8Array(Buffer.concat([PIXEL.subarray(0, -END), size, chunk, check, PIXEL.subarray(-END)]));
}
