import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { history, outbox, submissionMembers, users } from "#db/schema/index.ts";
import { passwordIssues } from "#domain/accounts/password.ts";
import { VISITOR, type SignedInUser } from "#domain/actor.ts";
import { reasonOf, type Reason } from "#domain/refusal.ts";
import { makeSubmission } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal, type TestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "../accounts/browser.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const staff = await makeAccount(portal, "SUBMISSION_MANAGER");
const DAY = 24 * 60 * 60 * 1000;
let serial = 0;

async function approved() {
  serial += 1;
  const submission = await makeSubmission(portal.portal, { status: "APPROVED" });
  const input = {
    submissionId: submission.id,
    name: "Ana Beatriz Moura",
    email: `ana.moura.${serial}@example.org`,
    language: "pt" as const,
  };
  return { submission, input };
}

async function reasonWhy(call: Promise<unknown>): Promise<Reason | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The mails of an address as they left the portal, the newest last. */
async function mailsTo(test: TestPortal, email: string): Promise<string[]> {
  await test.portal.drainMail();
  const folder = join(test.portal.env.DATA_DIR, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  const rows = await test.portal.db.read.select().from(outbox).where(eq(outbox.toEmail, email));
  return rows.flatMap(({ messageId }) => mails.find((mail) => mail.messageId === messageId)?.text ?? []);
}

/** The temporary password of the newest mail: the only word in it that meets the password rule. */
async function mailedPassword(test: TestPortal, email: string): Promise<string> {
  const words = (await mailsTo(test, email)).at(-1)?.split(/\s+/) ?? [];
  return words.find((word) => word.length === 14 && passwordIssues(word).length === 0) ?? "";
}

describe("registering a partner", () => {
  test("opens an account that must choose a password, linked to the submission, and mails the credentials", async () => {
    const { submission, input } = await approved();
    expect(
      await portal.as(staff).partners.check({ submissionId: submission.id, email: input.email }),
    ).toEqual({
      state: "ready",
      submission: {
        id: submission.id,
        reference: submission.reference,
        institutionName: submission.institutionName,
      },
      representative: { name: "Ana Beatriz Moura", language: "en" },
      email: input.email,
    });
    const account = await portal.as(staff).partners.register(input);
    expect(account).toMatchObject({
      role: "PARTNER",
      firstLogin: true,
      accountStatus: "first login required",
    });
    const [member] = await db.read
      .select()
      .from(submissionMembers)
      .where(eq(submissionMembers.submissionId, submission.id));
    expect(member).toMatchObject({ userId: account.id, part: "owner" });
    const [row] = await db.read.select().from(history).where(eq(history.recordId, account.id));
    expect(row).toMatchObject({ action: "create", actorId: staff.id, submissionId: submission.id });
    const told = await portal.as(staff).submissions.get({ id: submission.id });
    expect(told.history.map(({ record, action }) => `${record} ${action}`)).toContain("account create");
    const [mail] = await db.read.select().from(outbox).where(eq(outbox.recordId, account.id));
    expect(mail).toMatchObject({ template: "credentials", locale: "pt", toEmail: input.email });
    expect(mail?.params).toMatchObject({
      loginUrl: "http://portal.test/partner/login",
      validUntil: "2025-08-08T12:00:00.000Z",
    });
  });

  test("leads through first access: sign in, nothing else opens, an own password, everything opens (REG-05, S29)", async () => {
    const { input } = await approved();
    const { email } = await portal.as(staff).partners.register(input);
    const temporary = await mailedPassword(portal, email);
    const browser = await signIn(portal, email, temporary);
    const mine = () => browser.call("GET", "/api/trpc/submissions.mine");
    expect((await mine()).status).toBe(403);
    const changed = await browser.call("POST", "/api/user/change-password", {
      currentPassword: temporary,
      newPassword: "Igarape?Novo8",
    });
    expect(changed.status).toBe(200);
    expect((await mine()).status).toBe(200);
    const again = await openBrowser(portal).call("POST", "/api/auth/login", { email, password: temporary });
    expect(again.status).toBe(401);
  });

  test("never shows the temporary password outside the sealed mail", async () => {
    const { input } = await approved();
    const account = await portal.as(staff).partners.register(input);
    const password = await mailedPassword(portal, input.email);
    const [mail] = await db.read.select().from(outbox).where(eq(outbox.recordId, account.id));
    expect(password).not.toBe("");
    expect(JSON.stringify(account)).not.toContain(password);
    expect(JSON.stringify(mail)).not.toContain(password);
    expect(JSON.stringify(await db.read.select().from(history))).not.toContain(password);
  });

  test("mails a password that is refused after seven days (S29)", async () => {
    const patient = await openTestPortal();
    const manager = await makeAccount(patient, "ADMIN");
    const submission = await makeSubmission(patient.portal, { status: "SIGNED_CONTRACT" });
    await patient.as(manager).partners.register({
      submissionId: submission.id,
      name: "Rui",
      email: "rui@example.org",
      language: "en",
    });
    const password = await mailedPassword(patient, "rui@example.org");
    const login = () =>
      openBrowser(patient).call("POST", "/api/auth/login", { email: "rui@example.org", password });
    patient.setNow(new Date(IN_WINDOW.getTime() + 7 * DAY - 1));
    expect((await login()).status).toBe(200);
    patient.setNow(new Date(IN_WINDOW.getTime() + 7 * DAY));
    const late = await login();
    expect(late.status).toBe(401);
    expect(late.body["message"]).toBe(
      "Your temporary password has expired. Please ask the team for a new one.",
    );
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test("is refused before approval, for an unknown submission and for an e-mail that has an account", async () => {
    const { input } = await approved();
    for (const status of ["PENDING", "REVIEWING", "REJECTED"] as const) {
      const { id } = await makeSubmission(portal.portal, { status });
      expect(await reasonWhy(portal.as(staff).partners.register({ ...input, submissionId: id }))).toEqual({
        code: "partnerNotRegistrable",
        params: { status },
      });
      expect((await reasonWhy(portal.as(staff).partners.check({ submissionId: id })))?.code).toBe(
        "partnerNotRegistrable",
      );
    }
    expect(
      (await reasonWhy(portal.as(staff).partners.register({ ...input, submissionId: "none" })))?.code,
    ).toBe("notFound");
    await portal.as(staff).partners.register(input);
    expect(
      await reasonWhy(portal.as(staff).partners.register({ ...input, email: input.email.toUpperCase() })),
    ).toEqual({
      code: "accountExists",
      params: { email: input.email },
    });
  });

  test("twice with one key opens one account and gives the same answer", async () => {
    const { input } = await approved();
    const caller = portal.as(staff, { idempotencyKey: "register-once-0001" });
    const [first, second] = await Promise.all([
      caller.partners.register(input),
      caller.partners.register(input),
    ]);
    expect(second).toEqual(first);
    expect(await db.read.$count(users, eq(users.email, input.email))).toBe(1);
    expect(await db.read.$count(outbox, eq(outbox.recordId, first.id))).toBe(1);
  });

  test("is for the three staff roles and nobody else", async () => {
    for (const role of ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG"] as const) {
      const { input } = await approved();
      const member = await makeAccount(portal, role);
      expect((await portal.as(member).partners.register(input)).role).toBe("PARTNER");
    }
    const partner: SignedInUser = await makeAccount(portal, "PARTNER");
    const { input } = await approved();
    expect((await reasonWhy(portal.as(partner).partners.register(input)))?.code).toBe("forbidden");
    expect((await reasonWhy(portal.as(VISITOR).partners.register(input)))?.code).toBe("signInRequired");
  });
});

describe("POST /api/auth/register (API-10)", () => {
  test("is the same verb, answers 201 and never takes a role", async () => {
    const { input } = await approved();
    const browser = await signIn(portal, staff.email);
    const answer = await browser.call("POST", "/api/auth/register", { ...input, role: "ADMIN" });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { email: input.email, role: "PARTNER", firstLogin: true } });
    const repeated = await browser.call("POST", "/api/auth/register", input);
    expect(repeated.status).toBe(409);
    expect(typeof repeated.body["message"]).toBe("string");
    const bad = await browser.call("POST", "/api/auth/register", { ...input, email: "x", name: " " });
    expect([bad.status, bad.body["errors"]]).toEqual([
      400,
      [
        { path: "name", msg: "Name is required" },
        { path: "email", msg: "Please enter a valid email." },
      ],
    ]);
  });

  test("is 401 for a visitor and 403 for a partner", async () => {
    const { input } = await approved();
    expect((await openBrowser(portal).call("POST", "/api/auth/register", input)).status).toBe(401);
    const partner = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    expect((await partner.call("POST", "/api/auth/register", input)).status).toBe(403);
  });
});

describe("an account that exists", () => {
  test("can be given a further submission, once, as a colleague when it has an owner", async () => {
    const { input, submission: first } = await approved();
    const account = await portal.as(staff).partners.register(input);
    const second = await makeSubmission(portal.portal, { status: "APPROVED" });
    const check = () => portal.as(staff).partners.check({ submissionId: second.id, email: input.email });
    expect(await check()).toMatchObject({
      state: "exists",
      account: { isTeam: false, isDisabled: false, firstLogin: true, isMember: false },
    });
    await portal.as(staff).partners.link({ submissionId: second.id, email: input.email });
    await portal.as(staff).partners.link({ submissionId: second.id, email: input.email });
    expect(await check()).toMatchObject({ account: { isMember: true } });
    const rows = await db.read
      .select()
      .from(submissionMembers)
      .where(eq(submissionMembers.userId, account.id));
    expect(rows.map(({ submissionId, part }) => ({ submissionId, part }))).toEqual([
      { submissionId: first.id, part: "owner" },
      { submissionId: second.id, part: "owner" },
    ]);
    const colleague = await makeAccount(portal, "PARTNER");
    await portal.as(staff).partners.link({ submissionId: second.id, email: colleague.email });
    const members = await db.read
      .select({ part: submissionMembers.part })
      .from(submissionMembers)
      .where(eq(submissionMembers.userId, colleague.id));
    expect(members).toEqual([{ part: "colleague" }]);
  });

  test("of the team is said to be one, and neither linked nor reset", async () => {
    const { submission } = await approved();
    const admin = await makeAccount(portal, "ADMIN");
    expect(
      await portal.as(staff).partners.check({ submissionId: submission.id, email: admin.email }),
    ).toMatchObject({ state: "exists", account: { isTeam: true } });
    const input = { submissionId: submission.id, email: admin.email };
    expect((await reasonWhy(portal.as(staff).partners.link(input)))?.code).toBe("notFound");
    expect((await reasonWhy(portal.as(staff).partners.resetCredentials({ email: admin.email })))?.code).toBe(
      "notFound",
    );
  });
});

describe("resetting credentials", () => {
  test("mails a new temporary password and ends the old one and every login (S29)", async () => {
    const partner = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, partner.email);
    const account = await portal.as(staff).partners.resetCredentials({ email: partner.email });
    expect(account).toMatchObject({ id: partner.id, firstLogin: true });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await browser.call("POST", "/api/auth/refresh")).status).toBe(401);
    const old = await openBrowser(portal).call("POST", "/api/auth/login", {
      email: partner.email,
      password: PASSWORD,
    });
    expect(old.status).toBe(401);
    await signIn(portal, partner.email, await mailedPassword(portal, partner.email));
    const rows = await db.read.select().from(history).where(eq(history.recordId, partner.id));
    expect(rows.map((row) => row.action)).toEqual(["resetCredentials"]);
  });

  test("leaves a disabled account closed", async () => {
    const { email } = await makeAccount(portal, "PARTNER", { disabledAt: portal.portal.clock() });
    const call = portal.as(staff).partners.resetCredentials({ email });
    expect((await reasonWhy(call))?.code).toBe("moveNotAllowed");
  });
});
