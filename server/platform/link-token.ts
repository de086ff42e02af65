import { timingSafeEqual } from "node:crypto";
import { deriveKey, signWith } from "./secret.ts";

/** Length of the signature in characters: 192 bits. */
const SIGNED = 32;

/**
 * The secret of a link to one record, the same in every letter. It is made of the id and SECRET, so the database holds
 * nothing that opens it.
 */
export function linkToken(secret: string, purpose: string, id: string): string {
  return linkTokenBy(deriveKey(secret, purpose), id);
}

/** A link token signed with a key of its own, so that it outlives SECRET. */
export function linkTokenBy(key: Buffer, id: string): string {
  return id + signWith(key, id).slice(0, SIGNED);
}

/** The id that a link names; undefined for anything but a link of ours. */
export function readLinkToken(secret: string, purpose: string, token: string): string | undefined {
  return readLinkTokenBy(deriveKey(secret, purpose), token);
}

export function readLinkTokenBy(key: Buffer, token: string): string | undefined {
  const id = token.slice(0, -SIGNED);
  if (id === "") return undefined;
  const [given, right] = [Buffer.from(token), Buffer.from(linkTokenBy(key, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
