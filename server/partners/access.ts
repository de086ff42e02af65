import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { loadAt, rewrite } from "#db/records.ts";
import { recoveryCodes, submissionMembers, users } from "#db/schema/index.ts";
import { type AccessAct, accessInput, detachInput, whyNotAccess } from "#domain/partners/access.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { type Account, showAccount } from "../accounts/account.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { endInvitations } from "../members/end-invitations.ts";
import { partOf } from "../members/membership.ts";
import { passDrafts } from "../orders/draft/pass-drafts.ts";
import { change } from "../call/verb.ts";
import { loadSubmissionOf, type PartnerRow } from "./load.ts";

/** Nobody signs in with it any more; its logins, pages and codes end with the call. What was done stays. */
export const disablePartner = change("partners.disable", {
  may: ["partners.access"],
  input: accessInput,
  sample: ({ partner }) => ({ id: partner, version: 1, note: "Saiu da organização" }),
  async run(tx, ctx, { note, ...at }): Promise<Account> {
    const before = await loadFor(tx, "disable", at);
    const after = await rewrite(tx, users, before, { disabledAt: ctx.now, updatedAt: ctx.now });
    await endOtherSessions(tx, after.id, ctx.now);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, after.id));
    const turned = { action: "disable", from: "active", to: "disabled" } as const;
    await recordHistory(tx, ctx, { record: "account", recordId: after.id, ...turned, note });
    await mailAccess(tx, ctx, after, { act: "disable", company: "", note });
    return showAccount(after);
  },
});

/** Enables a partner with their submissions and their former password. */
export const enablePartner = change("partners.enable", {
  may: ["partners.access"],
  input: accessInput,
  sample: ({ partner }) => ({ id: partner, version: 1, note: "Voltou" }),
  async run(tx, ctx, { note, ...at }): Promise<Account> {
    const before = await loadFor(tx, "enable", at);
    const after = await rewrite(tx, users, before, { disabledAt: null, updatedAt: ctx.now });
    const turned = { action: "enable", from: "disabled", to: "active" } as const;
    await recordHistory(tx, ctx, { record: "account", recordId: after.id, ...turned, note });
    await mailAccess(tx, ctx, after, { act: "enable", company: "", note });
    return showAccount(after);
  },
});

/**
 * Ends an account's part in one submission: its next call finds nothing of it. Where the account answered for it, the
 * colleague who joined first does from now on; without any, an account can be registered again. Drafts go on under the
 * account of whoever is there; where nobody is, under the next one that is registered.
 */
export const detachPartner = change("partners.detach", {
  may: ["partners.access"],
  input: detachInput,
  sample: ({ partner, submission }) => ({
    id: partner,
    version: 1,
    submissionId: submission,
    note: "Mudou de organização",
  }),
  async run(tx, ctx, { note, submissionId, ...at }): Promise<Account> {
    const before = await loadFor(tx, "detach", at);
    const part = await partOf(tx, submissionId, before.id);
    if (!part) throw refuse("notFound", { record: "submission" });
    const { institutionName } = await loadSubmissionOf(tx, submissionId);
    await tx.delete(submissionMembers).where(isPair(submissionId, before.id));
    if (part === "owner") await handOn(tx, submissionId);
    await endInvitations(tx, ctx, { submissionId, userId: before.id });
    const heir = await findOpenMember(tx, submissionId);
    if (heir) await passDrafts(tx, ctx, { submissionId, from: before.id, to: heir });
    const after = await rewrite(tx, users, before, { updatedAt: ctx.now });
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: after.id,
      submissionId,
      action: "detach",
      note,
    });
    await mailAccess(tx, ctx, after, { act: "detach", company: institutionName, note });
    return showAccount(after);
  },
});

/** Team accounts are not found: theirs are looked after elsewhere. */
async function loadFor(tx: Tx, act: AccessAct, at: { id: string; version: number }): Promise<PartnerRow> {
  const account = await loadAt(tx, users, at);
  if (account.role !== "PARTNER") throw refuse("notFound", { record: "account" });
  const reason = whyNotAccess(act, { isDisabled: account.disabledAt !== null });
  if (reason) throw new Refusal(reason);
  return account;
}

function isPair(submissionId: string, userId: string) {
  return and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, userId));
}

async function handOn(tx: Tx, submissionId: string): Promise<void> {
  const open = await findOpenMember(tx, submissionId);
  const next = open ?? (await findFirstMember(tx, submissionId));
  if (next) await tx.update(submissionMembers).set({ part: "owner" }).where(isPair(submissionId, next));
}

/** Who answers for the submission; while that account is disabled, the colleague who joined first. */
async function findOpenMember(tx: Tx, submissionId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: users.id })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(and(eq(submissionMembers.submissionId, submissionId), isNull(users.disabledAt)))
    .orderBy(desc(submissionMembers.part), asc(submissionMembers.createdAt), asc(users.id))
    .limit(1);
  return found?.userId;
}

async function findFirstMember(tx: Tx, submissionId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: submissionMembers.userId })
    .from(submissionMembers)
    .where(eq(submissionMembers.submissionId, submissionId))
    .orderBy(asc(submissionMembers.createdAt), asc(submissionMembers.userId))
    .limit(1);
  return found?.userId;
}

type Told = { act: AccessAct; company: string; note: string };

async function mailAccess(tx: Tx, ctx: SignedInCtx, account: PartnerRow, told: Told): Promise<void> {
  await enqueueMail(tx, ctx, {
    template: "accessChanged",
    to: account,
    locale: account.language,
    params: { name: account.name, ...told },
    record: { kind: "account", id: account.id },
  });
}
