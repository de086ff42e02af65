import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, outbox, users } from "#db/schema/index.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn, type Browser } from "./browser.ts";
import { obtainCode, reset } from "./recovery.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const NEW = "Igarape?Novo8";

function change(browser: Browser, body: Record<string, unknown>) {
  return browser.call("POST", "/api/user/change-password", body);
}

function messages(body: Record<string, unknown>): string[] {
  return (body["errors"] as { msg: string }[]).map((error) => error.msg);
}

describe("a password change", () => {
  test("with exactly two keys ends first access (FA-04, FA-05, API-15)", async () => {
    const partner = await makeAccount(portal, "PARTNER", {
      firstLogin: true,
      temporaryUntil: new Date(portal.portal.clock().getTime() + 1000),
    });
    const browser = await signIn(portal, partner.email);
    const answer = await change(browser, { currentPassword: PASSWORD, newPassword: NEW });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: "Password changed successfully",
      user: { firstLogin: false, accountStatus: "active" },
    });
    expect((await browser.call("GET", "/api/user/profile")).body).toMatchObject({
      user: { firstLogin: false, accountStatus: "active" },
    });
    const [row] = await db.read.select().from(users).where(eq(users.id, partner.id));
    expect(row).toMatchObject({ firstLogin: false, temporaryUntil: null, version: 2 });
    const [old, fresh] = await Promise.all(
      [PASSWORD, NEW].map((password) =>
        openBrowser(portal).call("POST", "/api/auth/login", { email: partner.email, password }),
      ),
    );
    expect([old?.status, fresh?.status]).toEqual([401, 200]);
  });

  test("ends the other logins, keeps this one, writes history and a notice", async () => {
    const partner = await makeAccount(portal, "PARTNER");
    const here = await signIn(portal, partner.email);
    const there = await signIn(portal, partner.email);
    await change(here, { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });
    expect((await here.call("GET", "/api/auth/verify")).status).toBe(200);
    expect((await here.call("POST", "/api/auth/refresh")).status).toBe(200);
    expect((await there.call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await there.call("POST", "/api/auth/refresh")).status).toBe(401);
    const rows = await db.read.select().from(history).where(eq(history.recordId, partner.id));
    expect(rows.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
      { action: "changePassword", actorId: partner.id },
    ]);
    const mails = await db.read
      .select({ template: outbox.template, to: outbox.toEmail })
      .from(outbox)
      .where(and(eq(outbox.recordKind, "account"), eq(outbox.recordId, partner.id)));
    expect(mails).toEqual([{ template: "passwordChanged", to: partner.email }]);
  });

  test("ends a recovery code that was mailed before", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const recoveryCode = await obtainCode(portal, email);
    await change(await signIn(portal, email), { currentPassword: PASSWORD, newPassword: NEW });
    expect(
      (await reset(portal, { recoveryCode, newPassword: PASSWORD, confirmPassword: PASSWORD })).status,
    ).toBe(400);
    expect((await openBrowser(portal).call("POST", "/api/auth/login", { email, password: NEW })).status).toBe(
      200,
    );
  });

  test("is refused for a wrong current password, and counted", async () => {
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    const wrong = { currentPassword: "Not?Mine123", newPassword: NEW };
    for (let round = 1; round <= 5; round += 1) {
      const answer = await change(browser, wrong);
      expect([answer.status, answer.body]).toEqual([400, { message: "Current password is incorrect" }]);
    }
    expect((await change(browser, { ...wrong, currentPassword: PASSWORD })).status).toBe(429);
  });

  test("is refused by the password rule, with the literal texts", async () => {
    const partner = await makeAccount(portal, "PARTNER", { email: "curupira@example.org" });
    const browser = await signIn(portal, partner.email);
    const cases: [Record<string, unknown>, string][] = [
      [{ newPassword: "Ab1!xyz" }, "New password must be at least 8 characters long."],
      [{ newPassword: "Password1!" }, "New password is too common."],
      [{ newPassword: "Curupira?77" }, "New password must not contain your email or the name of the event."],
      [{ newPassword: PASSWORD }, "New password must differ from the current one."],
      [{ newPassword: NEW, confirmPassword: `${NEW}x` }, "New passwords do not match."],
      [{ newPassword: "Abcdef1!#" }, "New password may contain only letters, digits and @ $ ! % * ? &."],
    ];
    for (const [body, message] of cases) {
      const answer = await change(browser, { currentPassword: PASSWORD, ...body });
      expect([answer.status, messages(answer.body)]).toEqual([400, [message]]);
    }
    expect(messages((await change(browser, { newPassword: NEW })).body)).toEqual([
      "Current password is required",
    ]);
  });

  test("ignores keys that are nobody's to send", async () => {
    const partner = await makeAccount(portal, "PARTNER", { firstLogin: true });
    const other = await makeAccount(portal, "PARTNER", { firstLogin: true });
    const browser = await signIn(portal, partner.email);
    await change(browser, { currentPassword: PASSWORD, newPassword: NEW, role: "ADMIN", userId: other.id });
    const rows = await db.read.select().from(users);
    expect(rows.find((row) => row.id === partner.id)).toMatchObject({ role: "PARTNER", firstLogin: false });
    expect(rows.find((row) => row.id === other.id)?.firstLogin).toBe(true);
  });

  test("needs a session", async () => {
    const answer = await change(openBrowser(portal), { currentPassword: PASSWORD, newPassword: NEW });
    expect(answer.status).toBe(401);
  });
});
