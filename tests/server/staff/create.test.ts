import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, outbox, users } from "#db/schema/index.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, signIn } from "../accounts/browser.ts";
import { codeOf, issuesFor, reasonFor } from "../submissions/reason.ts";
import { mailedPassword } from "./mails.ts";

const DAY = 24 * 60 * 60 * 1000;
const portal = await openTestPortal();
const { db } = portal.portal;
const admin = await makeAccount(portal, "ADMIN");

const input = { name: "Lúcia Prado", role: "GRUPORG" as const, language: "pt" as const };

describe("opening an account of the team", () => {
  test("starts it active, with a temporary password in a sealed mail in its own language", async () => {
    const account = await portal.as(admin).staff.create({ ...input, email: "Lucia@Example.org" });
    expect(account).toMatchObject({
      ...input,
      email: "lucia@example.org",
      status: "active",
      version: 1,
      temporaryUntil: "2025-08-08T12:00:00.000Z",
    });
    const [row] = await db.read.select().from(history).where(eq(history.recordId, account.id));
    expect(row).toMatchObject({
      record: "account",
      action: "create",
      actorId: admin.id,
      toStatus: "GRUPORG",
    });
    const [mail] = await db.read.select().from(outbox).where(eq(outbox.recordId, account.id));
    expect(mail).toMatchObject({ template: "staffCredentials", locale: "pt", toEmail: "lucia@example.org" });
    expect(mail?.params).toMatchObject({
      loginUrl: "http://portal.test/admin/login",
      validUntil: "2025-08-08T12:00:00.000Z",
    });
    const password = await mailedPassword(portal, "lucia@example.org");
    expect(password).not.toBe("");
    const [kept] = await db.read.select().from(outbox).where(eq(outbox.recordId, account.id));
    expect(JSON.stringify([account, row, kept])).not.toContain(password);
  });

  test("lets the new colleague work with the mailed password, without a first access", async () => {
    const { email } = await portal.as(admin).staff.create({ ...input, email: "rui@example.org" });
    const browser = await signIn(portal, email, await mailedPassword(portal, email));
    expect((await browser.call("GET", "/api/auth/verify")).body).toMatchObject({
      user: { role: "GRUPORG", firstLogin: false, accountStatus: "active" },
    });
    expect((await browser.call("GET", "/api/trpc/dashboard.stats")).status).toBe(200);
  });

  test("mails a password that no longer works after seven days", async () => {
    const patient = await openTestPortal();
    const boss = await makeAccount(patient, "ADMIN");
    const { email } = await patient.as(boss).staff.create({ ...input, email: "late@example.org" });
    const password = await mailedPassword(patient, email);
    const login = () => openBrowser(patient).call("POST", "/api/auth/login", { email, password });
    patient.setNow(new Date(IN_WINDOW.getTime() + 7 * DAY - 1));
    expect((await login()).status).toBe(200);
    patient.setNow(new Date(IN_WINDOW.getTime() + 7 * DAY));
    expect((await login()).status).toBe(401);
  });

  test("is refused for an e-mail that has an account, the team's or a partner's", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    for (const taken of [email, admin.email.toUpperCase()]) {
      const reason = await reasonFor(portal.as(admin).staff.create({ ...input, email: taken }));
      expect(reason).toEqual({ code: "accountExists", params: { email: taken.toLowerCase() } });
    }
  });

  test("twice with one key opens one account", async () => {
    const caller = portal.as(admin, { idempotencyKey: "staff-create-0001" });
    const person = { ...input, email: "once@example.org" };
    const [first, second] = await Promise.all([caller.staff.create(person), caller.staff.create(person)]);
    expect(second).toEqual(first);
    expect(await db.read.$count(users, eq(users.email, person.email))).toBe(1);
    expect(await db.read.$count(outbox, eq(outbox.recordId, first.id))).toBe(1);
  });

  test("takes the three roles of the team and no other", async () => {
    const wrong = { ...input, email: "x", role: "PARTNER" as "GRUPORG", name: " " };
    expect(await issuesFor(portal.as(admin).staff.create(wrong))).toEqual([
      { path: "name", key: "required", limit: 1 },
      { path: "email", key: "emailInvalid", limit: undefined },
      { path: "role", key: "choice", limit: undefined },
    ]);
  });
});

describe("staff accounts", () => {
  test("are administrators' business alone", async () => {
    const { id } = await makeAccount(portal, "GRUPORG");
    const move = { id, version: 1 };
    for (const role of ["SUBMISSION_MANAGER", "GRUPORG", "PARTNER"] as const) {
      const { staff } = portal.as(await makeAccount(portal, role));
      const calls = [
        staff.list({}),
        staff.get({ id }),
        staff.create({ ...input, email: "no@example.org" }),
        staff.update({ ...move, name: "N", email: "n@example.org", role: "ADMIN", decidesOnly: false }),
        staff.disable(move),
        staff.enable(move),
        staff.resetPassword(move),
      ];
      expect(await Promise.all(calls.map((call) => codeOf(call)))).toEqual(calls.map(() => "forbidden"));
    }
    const [row] = await db.read.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ version: 1, role: "GRUPORG", disabledAt: null });
  });

  test("of partners are not found among them", async () => {
    const { id, email, name } = await makeAccount(portal, "PARTNER");
    const { staff } = portal.as(admin);
    const calls = [
      staff.get({ id }),
      staff.update({ id, version: 1, name, email, role: "ADMIN", decidesOnly: false }),
      staff.disable({ id, version: 1 }),
      staff.enable({ id, version: 1 }),
      staff.resetPassword({ id, version: 1 }),
    ];
    expect(await Promise.all(calls.map((call) => codeOf(call)))).toEqual(calls.map(() => "notFound"));
  });
});

test("an address for the team that is easily taken for another one is said to be so", async () => {
  const { name, email } = await makeAccount(portal, "PARTNER");
  const { staff } = portal.as(admin);
  expect(await staff.findAlike({ email: "nova@ribeira.org" })).toEqual({
    mixesScripts: false,
    account: null,
  });
  expect(await staff.findAlike({ email })).toEqual({ mixesScripts: false, account: null });
  const alike = email.replace("a", "а");
  expect(await staff.findAlike({ email: alike })).toEqual({ mixesScripts: true, account: { name, email } });
  // A domain of the team, with a Cyrillic letter, as a browser hands it over.
  const found = await staff.findAlike({ email: "nova@xn--exmple-4nf.org" });
  expect(found).toMatchObject({
    mixesScripts: true,
    account: { email: expect.stringContaining("@example.org") },
  });
});

test("a mailed password is said to be temporary to its owner, until it is changed", async () => {
  const { email } = await portal.as(admin).staff.create({ ...input, email: "nova@example.org" });
  const currentPassword = await mailedPassword(portal, email);
  const browser = await signIn(portal, email, currentPassword);
  const own = async () => JSON.stringify((await browser.call("GET", "/api/trpc/accounts.own")).body);
  expect(await own()).toContain(`"temporaryUntil":"2025-08-08T12:00:00.000Z"`);
  const changed = { currentPassword, newPassword: "Varzea?Alta8", confirmPassword: "Varzea?Alta8" };
  expect((await browser.call("POST", "/api/user/change-password", changed)).status).toBe(200);
  expect(await own()).toContain(`"temporaryUntil":null`);
});
