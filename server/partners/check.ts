import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { findAccount, isMember, loadRegistrable } from "./membership.ts";

/**
 * Whether an account exists for the representative of a submission, by the e-mail of the submission or the one that
 * staff corrected it to (REG-02 to REG-04). `isTeam`: the e-mail belongs to staff and cannot become a partner's.
 */
export async function checkPartner(ctx: Ctx, input: { submissionId: string; email?: string }) {
  if (!can(ctx.actor, "partners.register")) throw refuse("forbidden");
  const submission = await loadRegistrable(ctx.db.read, input.submissionId);
  const email = input.email ?? submission.representativeEmail.toLowerCase();
  const account = await findAccount(ctx.db.read, email);
  const { id, reference, institutionName, representativeName, contactLanguage } = submission;
  const shared = {
    submission: { id, reference, institutionName },
    representative: { name: representativeName, language: contactLanguage },
    email,
  };
  if (!account) return { state: "ready" as const, ...shared };
  return {
    state: "exists" as const,
    ...shared,
    account: {
      name: account.name,
      isTeam: account.role !== "PARTNER",
      isDisabled: account.disabledAt !== null,
      firstLogin: account.firstLogin,
      isMember: await isMember(ctx.db.read, id, account.id),
    },
  };
}
