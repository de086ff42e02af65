import { describe, expect, test } from "bun:test";
import { and, desc, eq } from "drizzle-orm";
import { history, outbox, submissionMembers } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount, signIn } from "../accounts/browser.ts";
import { codeOf, issuesFor } from "../submissions/reason.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const admin = await makeUser(portal.portal, "ADMIN");
const { partners } = portal.as(admin);

const note = "Saiu da organização.";
const statusOf = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  (await browser.call("GET", "/api/auth/verify")).status;

async function lastOf(recordId: string) {
  const isIts = and(eq(history.record, "account"), eq(history.recordId, recordId));
  const [row] = await db.read.select().from(history).where(isIts).orderBy(desc(history.id)).limit(1);
  const mails = await db.read.select().from(outbox).where(eq(outbox.recordId, recordId));
  const told = mails.filter(({ template }) => template === "accessChanged");
  return { row, params: told.map(({ params }) => params) };
}

async function organisation(owner: SignedInUser, ...colleagues: SignedInUser[]) {
  return makeSubmission(portal.portal, { status: "APPROVED", institutionName: "Aldeia" }, [
    owner,
    ...colleagues,
  ]);
}

describe("an exhibitor's account", () => {
  test("is disabled with a note: its sessions end, history and mail say why, and it is enabled again", async () => {
    const { id, email } = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, email);
    expect(await statusOf(browser)).toBe(200);
    await partners.disable({ id, version: 1, note });
    expect(await statusOf(browser)).toBe(401);
    expect(await lastOf(id)).toMatchObject({
      row: { action: "disable", fromStatus: "active", toStatus: "disabled", note },
      params: [{ act: "disable", note }],
    });
    expect(await codeOf(partners.disable({ id, version: 2, note }))).toBe("moveNotAllowed");
    expect(await codeOf(partners.enable({ id, version: 1, note }))).toBe("stale");
    await partners.enable({ id, version: 2, note: "Voltou." });
    expect(await statusOf(await signIn(portal, email))).toBe(200);
  });

  test("is detached from one organisation: it finds nothing of it, and a colleague answers for it", async () => {
    const owner = await makeUser(portal.portal, "PARTNER");
    const colleague = await makeUser(portal.portal, "PARTNER");
    const [left, kept] = [await organisation(owner, colleague), await organisation(owner)];
    await partners.detach({ id: owner.id, version: 1, submissionId: left.id, note });
    const members = await db.read
      .select()
      .from(submissionMembers)
      .where(eq(submissionMembers.submissionId, left.id));
    expect(members.map(({ userId, part }) => [userId, part])).toEqual([[colleague.id, "owner"]]);
    const own = await partners.list({ search: owner.email });
    expect(own.items[0]?.organisations.map(({ id }) => id)).toEqual([kept.id]);
    expect(await lastOf(owner.id)).toMatchObject({
      row: { action: "detach", submissionId: left.id, note },
      params: [{ act: "detach", company: "Aldeia", note }],
    });
    const again = { id: owner.id, version: 2, submissionId: left.id, note };
    expect(await codeOf(partners.detach(again))).toBe("notFound");
  });

  test("is looked after by administrators alone, needs a note, and is none of the team's", async () => {
    const { id } = await makeUser(portal.portal, "PARTNER");
    const clerk = portal.as(await makeUser(portal.portal, "SUBMISSION_MANAGER")).partners;
    expect(await codeOf(clerk.disable({ id, version: 1, note }))).toBe("forbidden");
    expect(await issuesFor(partners.disable({ id, version: 1, note: " " }))).toEqual([
      expect.objectContaining({ path: "note" }),
    ]);
    expect(await codeOf(partners.disable({ id: admin.id, version: 1, note }))).toBe("notFound");
  });
});

test("credentials go again to many accounts at once, a disabled one is left out with its reason (REG-03)", async () => {
  const accounts = [];
  for (let at = 0; at < 3; at += 1) accounts.push(await makeUser(portal.portal, "PARTNER"));
  const [closed, ...open] = accounts;
  if (!closed) throw new Error("no account");
  await partners.disable({ id: closed.id, version: 1, note });
  const { bulk } = portal.as(admin);
  const ids = accounts.map(({ id }) => id);
  const { id } = await bulk.freeze({
    act: { kind: "partners", verb: "resetCredentials" },
    selection: { kind: "ids", ids },
  });
  const { counts } = await bulk.get({ id });
  expect([counts.waiting, counts.skipped]).toEqual([2, 1]);
  await bulk.run({ id });
  await portal.portal.drainRuns();
  const mails = await db.read.select().from(outbox).where(eq(outbox.template, "credentialsReset"));
  expect(mails.map(({ toEmail }) => toEmail).toSorted()).toEqual(open.map(({ email }) => email).toSorted());
  expect(await codeOf(bulk.undo({ id }))).toBe("bulkClosed");
});
