import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import type { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { addMember } from "../members/membership.ts";
import { passDraftsLeft } from "../orders/draft/pass-drafts.ts";
import type { PartnerRow, RegistrableSubmission } from "./load.ts";

export type Temporary = Awaited<ReturnType<typeof makeTemporaryPassword>>;
type Person = { name: string; email: string; language: Locale };

/** Mails a temporary password, to be changed at first access. */
export async function openAccount(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  { name, email, language }: Person,
  temporary: Temporary,
): Promise<Account> {
  const account = { id: newId(), email, name, role: "PARTNER" as const, language, firstLogin: true };
  await tx.insert(users).values({
    ...account,
    passwordHash: temporary.hash,
    temporaryUntil: temporary.until,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await addMember(tx, ctx.now, submissionId, account.id);
  await recordHistory(tx, ctx, { record: "account", recordId: account.id, submissionId, action: "create" });
  await passDraftsLeft(tx, ctx, { submissionId, to: account.id });
  await mailCredentials(tx, ctx, "credentials", account, temporary);
  return showAccount(account);
}

/** Adds a submission to an existing account and notifies its owner. */
export async function giveAccess(
  tx: Tx,
  ctx: Ctx,
  { id: submissionId, institutionName, reference }: RegistrableSubmission,
  account: PartnerRow,
): Promise<Account> {
  await addMember(tx, ctx.now, submissionId, account.id);
  await recordHistory(tx, ctx, { record: "account", recordId: account.id, submissionId, action: "link" });
  await passDraftsLeft(tx, ctx, { submissionId, to: account.id });
  await enqueueMail(tx, ctx, {
    template: "submissionLinked",
    to: account,
    locale: account.language,
    params: {
      name: account.name,
      company: institutionName,
      reference,
      url: `${ctx.portal.env.PUBLIC_URL}/partner`,
    },
    record: { kind: "account", id: account.id },
  });
  return showAccount(account);
}
