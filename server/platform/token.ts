import { createHash, randomBytes } from "node:crypto";

/** A secret nobody guesses: 192 random bits for a link, 256 for a cookie. */
export function newToken(bytes: 24 | 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** The hash that the database stores of a token: it yields neither link nor cookie. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
