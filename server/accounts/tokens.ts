import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: from it nobody can make the cookie. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
