import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { submissionMembers, type submissions, users } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";

export type Recipient = { to: { email: string; name: string }; locale: Locale };

/**
 * Who hears of a submission's order, in that person's language: its author while a member of the submission, else the
 * owner, else the representative named in the submission.
 */
export async function findRecipient(
  tx: Tx,
  submission: typeof submissions.$inferSelect,
  authorId?: string,
): Promise<Recipient> {
  const accounts = await findAccounts(tx).all({ submissionId: submission.id });
  const account = accounts.find(({ id }) => id === authorId) ?? accounts[0];
  if (account) return { to: { email: account.email, name: account.name }, locale: account.language };
  const { representativeEmail, representativeName, contactLanguage } = submission;
  return { to: { email: representativeEmail, name: representativeName }, locale: contactLanguage };
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
