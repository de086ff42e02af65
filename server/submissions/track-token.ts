import { createHash, randomBytes } from "node:crypto";

/** The secret of an applicant's status link: 192 random bits, of which only the SHA-256 is stored. */
export function newTrackToken(): string {
  return randomBytes(24).toString("base64url");
}

export function trackHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
