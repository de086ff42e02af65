import { registerInput } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import type { Account } from "../accounts/account.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { change } from "../call/verb.ts";
import { openAccount } from "./grant.ts";
import { findAccount, loadRegistrable } from "./load.ts";

/**
 * REG-01, REG-04: mails a temporary password valid seven days, to be changed at first access. Refused with
 * accountExists when the e-mail has one.
 */
export const registerPartner = change("partners.register", {
  may: ["partners.register"],
  input: registerInput,
  sample: ({ submission }) => ({
    submissionId: submission,
    name: "Davi Lobo",
    email: "davi@example.org",
    language: "pt",
  }),
  async prepare(ctx, { submissionId, email }) {
    await loadRegistrable(ctx.db.read, submissionId);
    return makeTemporaryPassword(ctx.now, { email });
  },
  async run(tx, ctx, { submissionId, name, email, language }, temporary): Promise<Account> {
    await loadRegistrable(tx, submissionId);
    if (await findAccount(tx, email)) throw refuse("accountExists", { email });
    return openAccount(tx, ctx, submissionId, { name, email, language }, temporary);
  },
});
