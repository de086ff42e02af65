import { and, inArray, max } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";

/**
 * Those of these addresses whose newest message was refused for good because nobody has the address, each with what the
 * server said. 5,000 addresses at most, as they were written to.
 */
export async function bouncingOf(db: ReadDb | Tx, emails: readonly string[]): Promise<Map<string, string>> {
  const newest = await db
    .select({
      email: outbox.toEmail,
      // From the row with the newest date (SQLite's bare columns).
      bounced: outbox.bounced,
      said: outbox.lastError,
      at: max(outbox.createdAt),
    })
    .from(outbox)
    .where(and(inArray(outbox.toEmail, [...new Set(emails)]), inArray(outbox.status, ["sent", "dead"])))
    .groupBy(outbox.toEmail);
  return new Map(newest.filter(({ bounced }) => bounced).map(({ email, said }) => [email, said]));
}
