import type { SignedInUser } from "#domain/actor.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { openSession } from "#server/accounts/session.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import type { TestPortal } from "#tests/portal.ts";

/** A browser's cookies after signing in as somebody. */
export async function signIn({ portal }: TestPortal, user: SignedInUser): Promise<string> {
  const lines = await openSession(portal, user.id, { device: "test" });
  return lines.map((line) => line.split(";")[0]).join("; ");
}

export type Upload = {
  bytes: Uint8Array;
  name: string;
  purpose?: FilePurpose | "none";
  headers?: HeadersInit;
};

export async function upload(portal: TestPortal, cookie: string, file: Upload): Promise<Response> {
  const form = new FormData();
  form.append(
    "file",
    new File([new Uint8Array(file.bytes)], file.name, { type: "application/octet-stream" }),
  );
  const headers = new Headers(file.headers);
  headers.set("cookie", cookie);
  const purpose = file.purpose ?? "supporting";
  return portal.fetch(`/api/files?purpose=${purpose}`, { method: "POST", body: form, headers });
}

export async function uploaded(portal: TestPortal, cookie: string, file: Upload): Promise<UploadedFile> {
  const answer = await upload(portal, cookie, file);
  if (answer.status !== 201)
    throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as UploadedFile;
}
