import * as v from "valibot";
import { cleanText, optionalLine, url } from "../fields.ts";
import type { FilePurpose } from "./kind.ts";

/** Purposes that need a file: a link is not enough for proofs, signed copies and tables. */
const BYTES_ONLY: readonly FilePurpose[] = [
  "paymentConfirmation",
  "signedContract",
  "catalogueImport",
  "eventLogo",
  "eventPicture",
];

/** FIL-05 */
export function mayBeLink(purpose: FilePurpose): boolean {
  return !BYTES_ONLY.includes(purpose);
}

/** A full http(s) address, never fetched; the name defaults to the address's. */
export const linkInput = v.pipe(
  v.object({ name: optionalLine(255), url: url() }),
  v.transform((link) => ({ ...link, name: link.name || nameOfAddress(link.url) })),
);

/** The last part of its path, or its host. */
function nameOfAddress(address: string): string {
  const { pathname, host } = new URL(address);
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return (cleanText(readable(last).replace(/\s+/g, " ")) || host).slice(0, 255);
}
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A literal per cent sign.
  }
}
