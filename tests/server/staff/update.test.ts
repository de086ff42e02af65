import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { history, recoveryCodes, users } from "#db/schema/index.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "../accounts/browser.ts";
import { codeOf, reasonFor } from "../submissions/reason.ts";
import { mailsAbout } from "./mails.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const admin = await makeAccount(portal, "ADMIN");

async function colleague() {
  const { id, name, email } = await makeAccount(portal, "GRUPORG");
  return { id, version: 1, name, email, role: "GRUPORG" as const, decidesOnly: false };
}

describe("correcting an account of the team", () => {
  test("under a new name keeps its logins and mails nothing", async () => {
    const before = await colleague();
    const browser = await signIn(portal, before.email);
    const after = await portal.as(admin).staff.update({ ...before, name: "Nova Pessoa" });
    expect(after).toMatchObject({ name: "Nova Pessoa", version: 2 });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(200);
    expect(await mailsAbout(portal, before.id)).toEqual([]);
    const [row] = await db.read.select().from(history).where(eq(history.recordId, before.id));
    expect(row).toMatchObject({
      record: "account",
      action: "update",
      actorId: admin.id,
      changes: { name: { old: before.name, new: "Nova Pessoa" } },
    });
  });

  test("with a new role ends its logins at once and tells the person", async () => {
    const before = await colleague();
    const browser = await signIn(portal, before.email);
    await portal.as(admin).staff.update({ ...before, role: "SUBMISSION_MANAGER" });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    expect((await browser.call("POST", "/api/auth/refresh")).status).toBe(401);
    expect(await mailsAbout(portal, before.id)).toEqual([`roleChanged ${before.email}`]);
    const again = await signIn(portal, before.email);
    expect((await again.call("GET", "/api/auth/verify")).body).toMatchObject({
      user: { role: "SUBMISSION_MANAGER" },
    });
  });

  test("with a new e-mail ends its logins and codes, and tells the old and the new address", async () => {
    const before = await colleague();
    const browser = await signIn(portal, before.email);
    const now = portal.portal.clock();
    const code = { id: newId(), userId: before.id, codeHash: newId(), expiresAt: now, createdAt: now };
    await db.write((tx) => tx.insert(recoveryCodes).values(code));
    await portal.as(admin).staff.update({ ...before, email: "Nova@Example.org" });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    expect(await db.read.$count(recoveryCodes, eq(recoveryCodes.userId, before.id))).toBe(0);
    expect(await mailsAbout(portal, before.id)).toEqual(
      [`emailChanged ${before.email}`, "emailChanged nova@example.org"].toSorted(),
    );
    await signIn(portal, "nova@example.org");
    const old = await openBrowser(portal).call("POST", "/api/auth/login", {
      email: before.email,
      password: PASSWORD,
    });
    expect(old.status).toBe(401);
  });

  test("to an e-mail that somebody has is refused, and nothing changes", async () => {
    const before = await colleague();
    const { email } = await makeAccount(portal, "PARTNER");
    const call = portal.as(admin).staff.update({ ...before, name: "X", email });
    expect(await reasonFor(call)).toEqual({ code: "accountExists", params: { email } });
    expect(await portal.as(admin).staff.get({ id: before.id })).toMatchObject(before);
    expect(await mailsAbout(portal, before.id)).toEqual([]);
  });

  test("as it already is, is refused", async () => {
    expect(await codeOf(portal.as(admin).staff.update(await colleague()))).toBe("nothingChanged");
  });

  test("from an old screen is refused, and says which version is stored", async () => {
    const before = await colleague();
    await portal.as(admin).staff.update({ ...before, name: "Primeira" });
    const late = portal.as(admin).staff.update({ ...before, name: "Segunda" });
    expect(await reasonFor(late)).toEqual({ code: "stale", params: { record: "account", current: 2 } });
    expect(await portal.as(admin).staff.get({ id: before.id })).toMatchObject({ name: "Primeira" });
  });

  test("by two at once keeps one of them", async () => {
    const before = await colleague();
    const saves = ["Ana", "Bia", "Caio"].map((name) =>
      codeOf(portal.as(admin).staff.update({ ...before, name })),
    );
    expect((await Promise.all(saves)).toSorted()).toEqual(["stale", "stale", undefined]);
    const [row] = await db.read.select().from(users).where(eq(users.id, before.id));
    expect(row?.version).toBe(2);
  });
});
