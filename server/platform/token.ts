import { createHash, randomBytes } from "node:crypto";

/** A secret nobody guesses: 192 random bits for a link, 256 for a cookie. */
export function newToken(bytes: 24 | 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** What the database keeps of a token: from it nobody can make the link or the cookie. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
