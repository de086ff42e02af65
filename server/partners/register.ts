import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import type { RegisterInput } from "#domain/accounts/schema.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { describeAccount, type Account } from "../accounts/account.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { addMember, findAccount, loadRegistrable } from "./membership.ts";

/**
 * Opens a partner's account for an approved submission and mails its credentials (REG-01, REG-04): a temporary
 * password valid seven days, to be changed at first access. Refused with accountExists when the e-mail has one.
 */
export async function registerPartner(ctx: Ctx, input: RegisterInput): Promise<Account> {
  if (!can(ctx.actor, "partners.register")) throw refuse("forbidden");
  const { email, language, name, submissionId } = input;
  await loadRegistrable(ctx.db.read, submissionId);
  const temporary = await makeTemporaryPassword(ctx.now, { email });

  return ctx.db.write((tx) =>
    once(ctx, tx, "partners.register", input, async () => {
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
      return describeAccount(account);
    }),
  );
}
