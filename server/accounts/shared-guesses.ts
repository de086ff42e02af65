import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { guesses } from "#db/schema/index.ts";
import { type Rate, secondsUntilOne, tokensAt } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";

export type GuessBuckets = readonly (readonly [string, Rate])[];

type Counting = Pick<Portal, "db" | "clock" | "secret">;

/** The longest window of any limit of guesses. */
const LONGEST_MS = 60 * 60_000;

/**
 * Takes one guess of each in the database that several processes share, or none: however many answer, an account has
 * the same five wrong passwords. Answers the seconds to wait, 0 when it may go on.
 */
export function takeShared({ db, clock, secret }: Counting, buckets: GuessBuckets): Promise<number> {
  const now = clock().getTime();
  const at = new Date(now);
  return db.write(async (tx) => {
    await tx.delete(guesses).where(lt(guesses.at, new Date(now - LONGEST_MS)));
    const left: (typeof guesses.$inferInsert)[] = [];
    for (const [name, rate] of buckets) {
      const key = keyOf(secret, name);
      const [before] = await tx.select().from(guesses).where(eq(guesses.key, key));
      const full = { tokens: rate.limit, at: now };
      const tokens = tokensAt(before ? { tokens: before.tokens, at: before.at.getTime() } : full, rate, now);
      if (tokens < 1) return secondsUntilOne(tokens, rate);
      left.push({ key, tokens: tokens - 1, at });
    }
    for (const row of left) {
      await tx
        .insert(guesses)
        .values(row)
        .onConflictDoUpdate({ target: guesses.key, set: { tokens: row.tokens, at } });
    }
    return 0;
  });
}

/** Takes back a guess that was right or could not be checked. */
export async function giveBackShared({ db, secret }: Counting, buckets: GuessBuckets): Promise<void> {
  await db.write(async (tx) => {
    for (const [name, { limit }] of buckets) {
      await tx
        .update(guesses)
        .set({ tokens: sql`min(${limit}, ${guesses.tokens} + 1)` })
        .where(eq(guesses.key, keyOf(secret, name)));
    }
  });
}

/** Names hold addresses of people and networks, which are not stored. */
function keyOf(secret: string, name: string): string {
  return createHmac("sha256", secret).update(`guess ${name}`).digest("base64url");
}
