import { and, inArray, sql } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import type { ReadDb } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";

/** Missing addresses, and those whose last mail was given up. */
export async function findUnreachable(db: ReadDb, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: outbox.toEmail, status: outbox.status, at: sql`max(${outbox.createdAt})` })
    .from(outbox)
    .where(and(isNamed(outbox.toEmail, addresses), inArray(outbox.status, ["sent", "kept", "dead"])))
    .groupBy(outbox.toEmail);
  const dead = rows.filter(({ status }) => status === "dead").map(({ email }) => email);
  return new Set([...dead, ...addresses.filter((address) => address.trim() === "")]);
}
