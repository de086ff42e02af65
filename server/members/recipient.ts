import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { submissionMembers, type submissions, users } from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";

export type Recipient = { to: { email: string; name: string }; locale: Locale };

/**
 * Who hears of a submission's order, in that person's language: its author while a member of the submission, else the
 * owner, else the representative named in the submission.
 */
export async function findRecipient(
  tx: ReadDb | Tx,
  submission: typeof submissions.$inferSelect,
  authorId?: string,
): Promise<Recipient> {
  const accounts = await findAccounts(tx).all({ submissionId: submission.id });
  const account = accounts.find(({ id }) => id === authorId) ?? accounts[0];
  if (account) return { to: { email: account.email, name: account.name }, locale: account.language };
  const { representativeEmail, representativeName, contactLanguage } = submission;
  return { to: { email: representativeEmail, name: representativeName }, locale: contactLanguage };
}

/** Somebody of the team, while the account is open. */
export async function findTeamMember(tx: Tx, userId: string | null): Promise<Recipient | undefined> {
  if (userId === null) return undefined;
  const [found] = await tx
    .select({ email: users.email, name: users.name, locale: users.language })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...STAFF_ROLES]), isNull(users.disabledAt)));
  return found && { to: { email: found.email, name: found.name }, locale: found.locale };
}

const findAccounts = hot((db) =>
  db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(and(eq(submissionMembers.submissionId, sql.placeholder("submissionId")), isNull(users.disabledAt)))
    .orderBy(desc(submissionMembers.part), users.createdAt)
    .prepare(),
);
