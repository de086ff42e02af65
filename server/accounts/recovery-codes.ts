import { and, eq, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { sign } from "../platform/secret.ts";

export type FoundCode = { id: string; user: typeof users.$inferSelect };
export type CodeRefusal = "invalidCode" | "codeExpired" | "codeUsed";

/** What the database keeps of a code: without SECRET nobody can try all of them against it. */
export function hashCode(secret: string, code: string): string {
  return sign(secret, "recovery", code);
}

/**
 * The account a code opens, or why it opens none: used already (REC-17), over its ten minutes (REC-18), or unknown
 * (REC-19), which a forgotten one and one of a disabled account are as well.
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
 * Makes an account's unused codes unknown, in the transaction of what replaces them: a newer code or a new password.
 * The rows stay, since they count how many were asked for.
 */
export async function forgetCodes(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ codeHash: "" })
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
