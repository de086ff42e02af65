import type { MailPicture } from "../platform/smtp.ts";
import type { DrawnLogo } from "../event/logo.ts";
import { findPicture } from "../event/find-picture.ts";

const NAMED = /cid:logo-([0-9a-f]{64})@portal/g;

export function logoCid(sha256: string): string {
  return `logo-${sha256}@portal`;
}

/** Travels with the message, as the other pictures do. */
export function logoPicture({ sha256, bytes }: DrawnLogo): MailPicture {
  return { cid: logoCid(sha256), name: "logo.png", type: "image/png", content: Buffer.from(bytes) };
}

/** A letter with the logo it left with, for a screen of the portal; one whose bytes are lost is said in words. */
export async function withLogo(sources: Parameters<typeof findPicture>[0], html: string): Promise<string> {
  let shown = html;
  for (const sha256 of new Set([...html.matchAll(NAMED)].map(([, named = ""]) => named))) {
    const bytes = await findPicture(sources, sha256);
    if (!bytes) continue;
    const data = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
    shown = shown.replaceAll(`cid:${logoCid(sha256)}`, data);
  }
  return shown;
}
