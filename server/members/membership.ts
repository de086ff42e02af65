import { and, type Column, count, desc, eq, inArray, type Placeholder, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissionMembers, users } from "#db/schema/index.ts";
import { MAX_MEMBERS, type MemberPart } from "#domain/colleagues/invitation.ts";
import { refuse } from "#domain/refusal.ts";

/** The part an account has in a submission; undefined for a stranger. */
export async function partOf(
  db: ReadDb | Tx,
  submissionId: string,
  userId: string,
): Promise<MemberPart | undefined> {
  const [row] = await db
    .select({ part: submissionMembers.part })
    .from(submissionMembers)
    .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, userId)));
  return row?.part;
}

export async function isMember(db: ReadDb | Tx, submissionId: string, userId: string): Promise<boolean> {
  return (await partOf(db, submissionId, userId)) !== undefined;
}

/** For the `where` of a query over records of submissions: only those the account belongs to, found by its few. */
export function belongsTo(submissionId: Column, userId: string | Placeholder): SQL {
  const own = new QueryBuilder()
    .select({ id: submissionMembers.submissionId })
    .from(submissionMembers)
    .where(eq(submissionMembers.userId, userId));
  return inArray(submissionId, own);
}

const owned = alias(submissionMembers, "owned");

/** Of two submissions: rows where one account is the owner of both, so that they are one organisation's. */
export function isOfSameOwner(query: QueryBuilder, one: Column, another: Column) {
  return query
    .select({ userId: submissionMembers.userId })
    .from(submissionMembers)
    .innerJoin(owned, eq(owned.userId, submissionMembers.userId))
    .where(
      and(
        eq(submissionMembers.submissionId, one),
        eq(submissionMembers.part, "owner"),
        eq(owned.submissionId, another),
        eq(owned.part, "owner"),
      ),
    );
}

/** Lets an account see a submission: the first account as its owner, later ones as colleagues. */
export async function addMember(tx: Tx, now: Date, submissionId: string, userId: string): Promise<void> {
  const [owner] = await tx
    .select({ userId: submissionMembers.userId })
    .from(submissionMembers)
    .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.part, "owner")));
  await tx
    .insert(submissionMembers)
    .values({ submissionId, userId, part: owner ? "colleague" : "owner", createdAt: now });
}

/** Refuses with `membersFull` when the submission has all the accounts it may have. */
export async function requireRoomForMember(db: ReadDb | Tx, submissionId: string): Promise<void> {
  const [row] = await db
    .select({ members: count() })
    .from(submissionMembers)
    .where(eq(submissionMembers.submissionId, submissionId));
  if ((row?.members ?? 0) >= MAX_MEMBERS) throw refuse("membersFull", { limit: MAX_MEMBERS });
}

/** The accounts that share a submission, the owner first. */
export function readMembers(db: ReadDb | Tx, submissionId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      part: submissionMembers.part,
      firstLogin: users.firstLogin,
      disabledAt: users.disabledAt,
      since: submissionMembers.createdAt,
    })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(eq(submissionMembers.submissionId, submissionId))
    .orderBy(desc(submissionMembers.part), submissionMembers.createdAt, users.name);
}
