import * as v from "valibot";
import { email, id } from "#domain/fields.ts";
import { isMember } from "../members/membership.ts";
import { question } from "../call/verb.ts";
import { findAccount, loadRegistrable } from "./load.ts";

/**
 * Whether the representative's e-mail, or a corrected one, has an account (REG-02 to REG-04). `isTeam`: it is a staff
 * account and cannot become a partner's.
 */
export const checkPartner = question("partners.check", {
  may: ["partners.register"],
  input: v.object({ submissionId: id(), email: v.optional(email()) }),
  sample: ({ submission, partnerEmail }) => ({ submissionId: submission, email: partnerEmail }),
  async run(ctx, input) {
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
  },
});
