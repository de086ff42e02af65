import { and, eq, or, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { interestDrafts, outbox } from "#db/schema/index.ts";

export type Erased = { id: string; letters: string[] };

/**
 * Erases stored forms with the letters about them, so that nothing names their applicants any more. Returns what was
 * erased.
 */
export async function eraseInterestDrafts(tx: Tx, which: SQL): Promise<Erased[]> {
  const gone = await tx.delete(interestDrafts).where(which).returning();
  const erased: Erased[] = [];
  for (const { id, email, createdAt } of gone) {
    // The mail that the same call wrote as the draft.
    const isKept = and(
      eq(outbox.template, "interestKept"),
      eq(outbox.toEmail, email),
      eq(outbox.createdAt, createdAt),
    );
    const isReminder = and(eq(outbox.recordKind, "interestDraft"), eq(outbox.recordId, id));
    const letters = await tx
      .delete(outbox)
      .where(or(isKept, isReminder))
      .returning({ messageId: outbox.messageId });
    erased.push({ id, letters: letters.map(({ messageId }) => messageId) });
  }
  return erased;
}
