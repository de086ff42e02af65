import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, refreshTokens, sessions } from "#db/schema/index.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "../accounts/browser.ts";
import { codeOf, reasonFor } from "../submissions/reason.ts";
import { mailedPassword, mailsAbout } from "./mails.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const admin = await makeAccount(portal, "ADMIN");
const { staff } = portal.as(admin);

function login(email: string, password = PASSWORD) {
  return openBrowser(portal).call("POST", "/api/auth/login", { email, password });
}

describe("disabling an account of the team", () => {
  test("ends it at once: its sessions and refresh tokens are gone, and it cannot sign in", async () => {
    const { id, email } = await makeAccount(portal, "SUBMISSION_MANAGER");
    const browser = await signIn(portal, email);
    expect(await staff.disable({ id, version: 1 })).toMatchObject({ status: "disabled", version: 2 });
    expect(await db.read.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await db.read.$count(refreshTokens, eq(refreshTokens.userId, id))).toBe(0);
    expect((await browser.call("GET", "/api/trpc/dashboard.stats")).status).toBe(401);
    expect((await browser.call("POST", "/api/auth/refresh")).status).toBe(401);
    expect((await login(email)).status).toBe(401);
  });

  test("can be undone: the account opens with the password it had, and both are in the history", async () => {
    const { id, email } = await makeAccount(portal, "GRUPORG");
    await staff.disable({ id, version: 1 });
    expect(await staff.enable({ id, version: 2 })).toMatchObject({ status: "active", role: "GRUPORG" });
    expect((await login(email)).status).toBe(200);
    const rows = await db.read.select().from(history).where(eq(history.recordId, id));
    expect(rows.map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ["disable", "active", "disabled"],
      ["enable", "disabled", "active"],
    ]);
  });

  test("is refused for one's own account, and leaves it open", async () => {
    expect(await codeOf(staff.disable({ id: admin.id, version: 1 }))).toBe("ownAccount");
    expect(await staff.get({ id: admin.id })).toMatchObject({ status: "active", version: 1 });
  });

  test("twice, or opening what is open, is refused", async () => {
    const { id } = await makeAccount(portal, "GRUPORG");
    expect(await codeOf(staff.enable({ id, version: 1 }))).toBe("moveNotAllowed");
    await staff.disable({ id, version: 1 });
    expect(await codeOf(staff.disable({ id, version: 1 }))).toBe("stale");
    expect(await reasonFor(staff.disable({ id, version: 2 }))).toEqual({
      code: "moveNotAllowed",
      params: { record: "account", move: "disable", from: "disabled" },
    });
  });

  test("another administrator works as long as one stays", async () => {
    const { id, email } = await makeAccount(portal, "ADMIN");
    const browser = await signIn(portal, email);
    await staff.disable({ id, version: 1 });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await staff.list({})).activeAdmins).toBe(1);
  });
});

describe("a new temporary password", () => {
  test("is mailed, ends the old one and every login, and works for seven days", async () => {
    const { id, email } = await makeAccount(portal, "GRUPORG");
    const browser = await signIn(portal, email);
    expect(await staff.resetPassword({ id, version: 1 })).toMatchObject({
      version: 2,
      temporaryUntil: "2025-08-08T12:00:00.000Z",
    });
    expect(await mailsAbout(portal, id)).toEqual([`credentialsReset ${email}`]);
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    const { body } = await login(email, await mailedPassword(portal, email));
    expect(body).toMatchObject({ user: { email, firstLogin: false } });
    const [row] = await db.read.select().from(history).where(eq(history.recordId, id));
    expect(row).toMatchObject({ action: "resetPassword", actorId: admin.id });
  });

  test("is refused for one's own account, for a disabled one and from an old screen", async () => {
    expect(await codeOf(staff.resetPassword({ id: admin.id, version: 1 }))).toBe("ownAccount");
    const { id, email } = await makeAccount(portal, "GRUPORG");
    await staff.disable({ id, version: 1 });
    expect(await codeOf(staff.resetPassword({ id, version: 1 }))).toBe("stale");
    expect(await codeOf(staff.resetPassword({ id, version: 2 }))).toBe("moveNotAllowed");
    await staff.enable({ id, version: 2 });
    expect(await mailsAbout(portal, id)).toEqual([]);
    expect((await login(email)).status).toBe(200);
  });
});
