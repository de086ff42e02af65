import { describe, expect, test } from "bun:test";
import { and, eq, like } from "drizzle-orm";
import { outbox, submissionMembers, submissions, users } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const manager = await makeUser(portal.portal, "SUBMISSION_MANAGER");
const desk = portal.as(manager);
let serial = 0;

async function reviewed(more: Parameters<typeof makeSubmission>[1] = {}) {
  serial += 1;
  return makeSubmission(portal.portal, {
    status: "REVIEWING",
    representativeName: "Rosa Tapajós",
    representativeEmail: `Rosa.${serial}@example.org`,
    contactLanguage: "pt",
    ...more,
  });
}

type Row = Awaited<ReturnType<typeof reviewed>>;
const approve = ({ id, version }: Row, register = true) =>
  desk.submissions.approve({ id, version, note: "", register });

async function codeOf(call: Promise<unknown>) {
  return call.then(
    () => "done",
    (error: unknown) => reasonOf(error)?.code,
  );
}

const mailsTo = (email: string) =>
  db.read
    .select({ template: outbox.template, status: outbox.status, locale: outbox.locale })
    .from(outbox)
    .where(eq(outbox.toEmail, email));
const statusOf = async ({ id }: Row) =>
  (await db.read.select({ status: submissions.status }).from(submissions).where(eq(submissions.id, id)))[0]
    ?.status;

describe("registering the partner in one go with the approval (REG-01)", () => {
  test("opens the account of the representative, mails the credentials and says what was done", async () => {
    const row = await reviewed();
    const email = row.representativeEmail.toLowerCase();
    const { status, partner } = await approve(row);
    expect(status).toBe("APPROVED");
    expect(partner).toEqual({
      way: "credentials",
      name: "Rosa Tapajós",
      email,
      until: "2025-08-08T12:00:00.000Z",
    });
    const [account] = await db.read.select().from(users).where(eq(users.email, email));
    expect(account).toMatchObject({ role: "PARTNER", firstLogin: true, language: "pt" });
    const [member] = await db.read
      .select()
      .from(submissionMembers)
      .where(eq(submissionMembers.submissionId, row.id));
    expect(member).toMatchObject({ userId: account?.id, part: "owner" });
    const mails = await mailsTo(email);
    expect(mails).toContainEqual({ template: "credentials", status: expect.any(String), locale: "pt" });
    const letter = await db.read
      .select({ status: outbox.status })
      .from(outbox)
      .where(and(eq(outbox.recordId, row.id), eq(outbox.template, "decisionApproved")));
    expect(letter).toEqual([{ status: "draft" }]);
  });

  test("gives an account that there is access to this submission as well, with no new password", async () => {
    const row = await reviewed();
    const account = await makeUser(portal.portal, "PARTNER", {
      email: row.representativeEmail.toLowerCase(),
    });
    const { partner } = await approve(row);
    expect(partner).toMatchObject({ way: "access", email: account.email, until: null });
    expect((await mailsTo(account.email)).map(({ template }) => template)).toEqual(["submissionLinked"]);
  });

  test("does neither when the partner cannot be registered, and says why", async () => {
    const ofTeam = await reviewed({ representativeEmail: manager.email });
    expect(await codeOf(approve(ofTeam))).toBe("emailOfTeam");
    const closed = await reviewed();
    await makeUser(portal.portal, "PARTNER", {
      email: closed.representativeEmail.toLowerCase(),
      disabledAt: portal.portal.clock(),
    });
    expect(await codeOf(approve(closed))).toBe("accountClosed");
    const rejected = await reviewed({ status: "REJECTED" });
    expect(await codeOf(approve(rejected))).toBe("moveNotAllowed");
    expect(await Promise.all([ofTeam, closed, rejected].map(statusOf))).toEqual([
      "REVIEWING",
      "REVIEWING",
      "REJECTED",
    ]);
    expect(await mailsTo(closed.representativeEmail.toLowerCase())).toEqual([]);
    expect(await db.read.$count(users, eq(users.email, rejected.representativeEmail.toLowerCase()))).toBe(0);
  });

  test("does neither for whoever was overtaken", async () => {
    const row = await reviewed();
    await desk.submissions.returnToPending({ id: row.id, version: row.version, note: "" });
    expect(await codeOf(approve(row))).toBe("stale");
    expect(await mailsTo(row.representativeEmail.toLowerCase())).toEqual([]);
  });

  test("approves alone unless it is asked", async () => {
    const row = await reviewed();
    expect((await approve(row, false)).partner).toBeNull();
    expect(await db.read.$count(users, eq(users.email, row.representativeEmail.toLowerCase()))).toBe(0);
  });
});

describe("a decision whose letter is sent in the same go", () => {
  const letterTo = async (row: Row) =>
    db.read
      .select({ template: outbox.template, status: outbox.status, params: outbox.params })
      .from(outbox)
      .where(and(eq(outbox.recordId, row.id), like(outbox.template, "decision%")));

  test("is approved, told and registered by one press", async () => {
    const row = await reviewed();
    const { id, version } = row;
    const note = "Bem-vinda!";
    const shown = async (register: boolean) =>
      (await desk.submissions.previewLetter({ id, verb: "approve", note, register })).text;
    const promised = /faz o seu cadastro|will register you/;
    expect([promised.test(await shown(false)), promised.test(await shown(true))]).toEqual([true, false]);
    const moved = await desk.submissions.approve({ id, version, note, register: true, sendLetter: true });
    expect([moved.status, moved.partner?.way]).toEqual(["APPROVED", "credentials"]);
    const params = expect.objectContaining({ note, isRegistered: true });
    expect(await letterTo(row)).toEqual([{ template: "decisionApproved", status: "queued", params }]);
    const { history } = await desk.submissions.get({ id });
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["approve", expect.stringMatching(/^(send|keep)Decision$/)]),
    );
  });

  test("is sent of a rejection as well, and stays a draft unless it is asked for", async () => {
    const [told, untold] = [await reviewed(), await reviewed()];
    await desk.submissions.reject({ id: told.id, version: told.version, sendLetter: true });
    await desk.submissions.reject({ id: untold.id, version: untold.version });
    const statuses = await Promise.all([told, untold].map(async (row) => (await letterTo(row))[0]?.status));
    expect(statuses).toEqual(["queued", "draft"]);
  });

  test("no move without a letter sends one: nothing is changed", async () => {
    const row = await reviewed();
    const hidden = desk.submissions.hide({ id: row.id, version: row.version, sendLetter: true });
    expect(await codeOf(hidden)).toBe("notFound");
    expect(await statusOf(row)).toBe("REVIEWING");
  });
});
