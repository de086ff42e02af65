import { eq } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissions, users } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { isRegistrable } from "#domain/submissions/status.ts";

export type RegistrableSubmission = typeof submissions.$inferSelect;
export type PartnerRow = typeof users.$inferSelect;

/** Loads a submission to register; refused unless it is approved or its contract is signed. */
export async function loadRegistrable(db: ReadDb | Tx, submissionId: string): Promise<RegistrableSubmission> {
  const submission = await loadSubmissionOf(db, submissionId);
  if (!isRegistrable(submission.status)) throw refuse("partnerNotRegistrable", { status: submission.status });
  return submission;
}

/** Loads a submission whatever its status. */
export async function loadSubmissionOf(
  db: ReadDb | Tx,
  submissionId: string,
): Promise<RegistrableSubmission> {
  const [submission] = await db.select().from(submissions).where(eq(submissions.id, submissionId));
  if (!submission) throw refuse("notFound", { record: "submission" });
  return submission;
}

export async function findAccount(db: ReadDb | Tx, email: string): Promise<PartnerRow | undefined> {
  const [account] = await db.select().from(users).where(isAddress(users.email, email));
  return account;
}

/** Loads a partner by e-mail; team accounts are not found, since their credentials are managed elsewhere. */
export async function loadPartner(db: ReadDb | Tx, email: string): Promise<PartnerRow> {
  const account = await findAccount(db, email);
  if (account?.role !== "PARTNER") throw refuse("notFound", { record: "account" });
  return account;
}
