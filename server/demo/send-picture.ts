import type { SignedInUser } from "#domain/actor.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { receiveFile } from "../files/receive.ts";
import type { Stage } from "./stage.ts";

/** A one-pixel picture stands for a scan: the proof of a bank transfer, a signed copy. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads it under a name; the file's id. */
export async function sendPicture(
  stage: Stage,
  partner: SignedInUser,
  name: string,
  purpose: FilePurpose,
  at: Date,
): Promise<string> {
  const form = new FormData();
  form.append("file", new File([PIXEL], name, { type: "image/png" }));
  const url = `${stage.portal.env.PUBLIC_URL}/api/files?purpose=${purpose}`;
  const { id } = await receiveFile(stage.ctx(partner, at), new Request(url, { method: "POST", body: form }));
  return id;
}
