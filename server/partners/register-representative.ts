import type { Tx } from "#db/client.ts";
import type { users } from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { type RegistrationWay, judgeRegistration } from "#domain/partners/registration.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { readFacts } from "../members/facts.ts";
import { giveAccess, openAccount, type Temporary } from "./grant.ts";
import { findAccount, loadSubmissionOf, type RegistrableSubmission } from "./load.ts";

/** What was done for the representative of a submission, as the caller sees it. */
export type Registered = {
  way: RegistrationWay;
  name: string;
  email: string;
  /** Until when the mailed password can be used. */
  until: string | null;
};

/** A password costs too much for a transaction; it is made only where there is no account yet. */
export async function prepareRegistration(ctx: Ctx, submissionId: string): Promise<Temporary | undefined> {
  const email = emailOf(await loadSubmissionOf(ctx.db.read, submissionId));
  const account = await findAccount(ctx.db.read, email);
  return account ? undefined : makeTemporaryPassword(ctx.now, { email });
}

/**
 * Registers the representative of a submission by what the submission says: name, e-mail and language (REG-01). The same
 * for one that is approved in the same go and for many at once.
 */
export async function registerRepresentative(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  temporary: Temporary | undefined,
): Promise<Registered> {
  const submission = await loadSubmissionOf(tx, submissionId);
  const email = emailOf(submission);
  const account = await findAccount(tx, email);
  const { hasPartnerAccount } = await readFacts(tx, submissionId);
  const { way, reason } = judgeRegistration({
    status: submission.status,
    hasPartnerAccount,
    email,
    account: account && accountStanding(account),
  });
  if (reason) throw new Refusal(reason);
  if (account) {
    await giveAccess(tx, ctx, submission, account);
    return { way, name: account.name, email, until: null };
  }
  // The account there was has another e-mail by now: once more, with a password.
  if (!temporary) throw refuse("busy", { retryAfterSeconds: 1 });
  const { representativeName: name, contactLanguage: language } = submission;
  await openAccount(tx, ctx, submissionId, { name, email, language }, temporary);
  return { way, name, email, until: temporary.until.toISOString() };
}

/** What of an account a registration depends on. */
export function accountStanding({
  role,
  disabledAt,
}: Pick<typeof users.$inferSelect, "role" | "disabledAt">) {
  return { isTeam: isStaffRole(role), isDisabled: disabledAt !== null };
}

/** Accounts are found by it in small letters, as they are stored. */
export function emailOf({ representativeEmail }: Pick<RegistrableSubmission, "representativeEmail">): string {
  return representativeEmail.toLowerCase();
}
