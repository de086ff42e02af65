import { and, desc, eq, max, ne, sql } from "drizzle-orm";
import { noteWritten, type Tx } from "#db/client.ts";
import { calendars, emailChanges, refreshTokens, sessions } from "#db/schema/index.ts";

/** Protective: most logins of one user. */
const MAX_LOGINS = 50;

/** Ends a login with all its sessions and refresh tokens, including rotated tokens. */
export async function endFamily(tx: Tx, family: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.family, family));
  const [ended] = await tx
    .delete(refreshTokens)
    .where(eq(refreshTokens.family, family))
    .returning({ userId: refreshTokens.userId });
  noteWritten(tx, { kind: "loginEnded", family });
  if (ended) noteLogins(tx, ended.userId);
}

/** The owner's list of logins looks different. */
export function noteLogins(tx: Tx, userId: string): void {
  noteWritten(tx, { kind: "shown", as: "own", id: userId, to: { account: userId } });
}

/** Makes room for one more login: the least recently renewed logins end. */
export async function endOldestLogins(tx: Tx, userId: string): Promise<void> {
  const families = await tx
    .select({ family: refreshTokens.family })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, userId))
    .groupBy(refreshTokens.family)
    .orderBy(desc(max(refreshTokens.createdAt)));
  for (const { family } of families.slice(MAX_LOGINS - 1)) await endFamily(tx, family);
}

/**
 * Ends a user's logins except `family`, what they had begun of a new e-mail, and the address of the calendar, which
 * whoever had such a login may know; in the transaction of the password change, reset or disabling.
 */
export async function endOtherSessions(tx: Tx, userId: string, now: Date, exceptFamily = ""): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.family, exceptFamily)))
    .returning({ family: sessions.family });
  const unrenewable = await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), ne(refreshTokens.family, exceptFamily)))
    .returning({ family: refreshTokens.family });
  // A new address that an ended login requested would be a way back in.
  const isAskedElsewhere = exceptFamily === "" ? undefined : ne(emailChanges.family, exceptFamily);
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isAskedElsewhere));
  await renewCalendarAddress(tx, userId, now);
  for (const { family } of [...ended, ...unrenewable]) noteWritten(tx, { kind: "loginEnded", family });
  noteLogins(tx, userId);
}

/** The former one opens nothing any more. Answers the number of the new one. */
export async function renewCalendarAddress(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .insert(calendars)
    .values({ userId, number: 1, renewedAt: now })
    .onConflictDoUpdate({
      target: calendars.userId,
      set: { number: sql`${calendars.number} + 1`, renewedAt: now },
    })
    .returning({ number: calendars.number });
  return row?.number ?? 1;
}
