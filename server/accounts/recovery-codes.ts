import { and, eq, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { sign } from "../platform/secret.ts";

export type FoundCode = { id: string; user: typeof users.$inferSelect };
export type CodeRefusal = "invalidCode" | "codeExpired" | "codeUsed";

/** Keyed with SECRET, so that a stolen database does not allow trying all codes. */
export function hashCode(secret: string, code: string): string {
  return sign(secret, "recovery", code);
}

/**
 * Refused as used (REC-17), expired after ten minutes (REC-18), or unknown (REC-19), which includes forgotten codes
 * and disabled accounts.
 */
export async function findCode(
  db: ReadDb | Tx,
  codeHash: string,
  now: Date,
): Promise<FoundCode | CodeRefusal> {
  const [found] = await db
    .select({ code: recoveryCodes, user: users })
    .from(recoveryCodes)
    .innerJoin(users, and(eq(users.id, recoveryCodes.userId), isNull(users.disabledAt)))
    .where(eq(recoveryCodes.codeHash, codeHash));
  if (!found) return "invalidCode";
  if (found.code.usedAt) return "codeUsed";
  if (found.code.expiresAt <= now) return "codeExpired";
  return { id: found.code.id, user: found.user };
}

/**
 * Invalidates unused codes in the transaction of a newer code or a new password. Rows stay, since they count the
 * requests.
 */
export async function forgetCodes(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ codeHash: "" })
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
