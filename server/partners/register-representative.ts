import type { Tx } from "#db/client.ts";
import type { users } from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { type RegistrationWay, judgeRegistration } from "#domain/partners/registration.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../portal/context.ts";
import { readFacts } from "../members/facts.ts";
import { giveAccess, openAccount, type Temporary } from "./grant.ts";
import { findAccount, loadSubmissionOf, type RegistrableSubmission } from "./load.ts";

/** The result of a registration, for the caller. */
export type Registered = {
  way: RegistrationWay;
  name: string;
  email: string;
  /** Expiry of the mailed password. */
  until: string | null;
};

/** Hashing is too slow for a transaction; made only where there is no account yet. */
export async function prepareRegistration(ctx: Ctx, submissionId: string): Promise<Temporary | undefined> {
  const email = emailOf(await loadSubmissionOf(ctx.db.read, submissionId));
  const account = await findAccount(ctx.db.read, email);
  return account ? undefined : makeTemporaryPassword(ctx.now, { email });
}

/** By the submission's name, e-mail and language (REG-01); also used by approvals and in bulk. */
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
  // The account has changed its e-mail since: the retry prepares a password.
  if (!temporary) throw refuse("busy", { retryAfterSeconds: 1 });
  const { representativeName: name, contactLanguage: language } = submission;
  await openAccount(tx, ctx, submissionId, { name, email, language }, temporary);
  return { way, name, email, until: temporary.until.toISOString() };
}

export function accountStanding({
  role,
  disabledAt,
}: Pick<typeof users.$inferSelect, "role" | "disabledAt">) {
  return { isTeam: isStaffRole(role), isDisabled: disabledAt !== null };
}

/** The representative's address in lower case, as stored. */
export function emailOf({ representativeEmail }: Pick<RegistrableSubmission, "representativeEmail">): string {
  return representativeEmail.toLowerCase();
}
