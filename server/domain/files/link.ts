import * as v from "valibot";
import { cleanText, optionalLine, url } from "../fields.ts";
import type { FilePurpose } from "./kind.ts";

/** A proof and a signed copy are kept as they were handed in, a table is read: only their bytes will do. */
const BYTES_ONLY: readonly FilePurpose[] = ["paymentConfirmation", "signedContract", "catalogueImport"];

/** Whether a file for this purpose may be given by its address instead of being uploaded (FIL-05). */
export function mayBeLink(purpose: FilePurpose): boolean {
  return !BYTES_ONLY.includes(purpose);
}

/** A file given by a full http(s) address, which the portal never fetches; without a name it has its address's. */
export const linkInput = v.pipe(
  v.object({ name: optionalLine(255), url: url() }),
  v.transform((link) => ({ ...link, name: link.name || nameOfAddress(link.url) })),
);

/** What an address leads to, for a person: the last part of its path, or its host. */
export function nameOfAddress(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return (cleanText(readable(last).replace(/\s+/g, " ")) || host).slice(0, 255);
}
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A per cent sign of its own.
  }
}
