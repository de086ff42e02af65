import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import { registerInput } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { addMember } from "../members/membership.ts";
import { change } from "../verb.ts";
import { findAccount, loadRegistrable } from "./load.ts";

/**
 * Opens a partner's account for an approved submission and mails its credentials (REG-01, REG-04): a temporary
 * password valid seven days, to be changed at first access. Refused with accountExists when the e-mail has one.
 */
export const registerPartner = change("partners.register", {
  may: ["partners.register"],
  input: registerInput,
  async prepare(ctx, { submissionId, email }) {
    await loadRegistrable(ctx.db.read, submissionId);
    return makeTemporaryPassword(ctx.now, { email });
  },
  async run(tx, ctx, { submissionId, name, email, language }, temporary): Promise<Account> {
    await loadRegistrable(tx, submissionId);
    if (await findAccount(tx, email)) throw refuse("accountExists", { email });
    const account = { id: newId(), email, name, role: "PARTNER" as const, language, firstLogin: true };
    await tx.insert(users).values({
      ...account,
      passwordHash: temporary.hash,
      temporaryUntil: temporary.until,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await addMember(tx, ctx.now, submissionId, account.id);
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: account.id,
      submissionId,
      action: "create",
    });
    await mailCredentials(tx, ctx, "credentials", account, temporary);
    return showAccount(account);
  },
});
