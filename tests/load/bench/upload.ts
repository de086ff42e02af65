import { randomBytes } from "node:crypto";
import { PROOF } from "#server/demo/large/follow.ts";
import type { Session } from "./calls.ts";

/** A picture of so many bytes, nothing of which can be packed. */
export function pictureOf(bytes: number): File {
  const content = Buffer.concat([PROOF, randomBytes(bytes - PROOF.length)]);
  return new File([content], "comprovante.png", { type: "image/png" });
}

/** Sends a proof of payment and waits until it is kept; throws when it is refused. */
export async function upload(port: number, { cookie }: Session, file: File): Promise<void> {
  const form = new FormData();
  form.append("file", file);
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/api/files?purpose=paymentConfirmation`, {
    method: "POST",
    headers: { origin, cookie, "idempotency-key": crypto.randomUUID() },
    body: form,
  });
  if (!answer.ok) throw new Error(`the upload was refused: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}
