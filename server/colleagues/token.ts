import { createHash, randomBytes } from "node:crypto";

/** The secret of an invitation's link: 192 random bits, of which only the SHA-256 is stored. */
export function newInvitationToken(): string {
  return randomBytes(24).toString("base64url");
}

export function invitationHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
