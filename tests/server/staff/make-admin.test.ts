import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, users } from "#db/schema/index.ts";
import { makeAdmin } from "#server/staff/make-admin.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn } from "../accounts/browser.ts";
import { codeOf } from "../submissions/reason.ts";
import { mailsAbout } from "./mails.ts";

const portal = await openTestPortal();
const { db } = portal.portal;

async function stored(email: string) {
  const [row] = await db.read.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error("no such account");
  return row;
}

/** Who has an account has a name. */
function neverAsked(): string {
  throw new Error("a known account was asked for its name");
}

describe("making an administrator at the command line", () => {
  test("opens a new account whose generated password works and does not expire", async () => {
    const { password, isNew } = await makeAdmin(portal.portal, "chefe@example.org", () => "Dora Nazaré");
    expect(isNew).toBe(true);
    await signIn(portal, "chefe@example.org", password);
    const row = await stored("chefe@example.org");
    expect(row).toMatchObject({
      name: "Dora Nazaré",
      role: "ADMIN",
      firstLogin: false,
      temporaryUntil: null,
      disabledAt: null,
    });
    const [entry] = await db.read.select().from(history).where(eq(history.recordId, row.id));
    expect(entry).toMatchObject({ action: "create", actorId: null, toStatus: "ADMIN" });
    expect(await mailsAbout(portal, row.id)).toEqual([]);
  });

  test("opens a disabled account of the team again, ends its logins and tells its owner", async () => {
    const { id, email } = await makeAccount(portal, "GRUPORG");
    const browser = await signIn(portal, email);
    await db.write((tx) => tx.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id)));
    const { password, isNew } = await makeAdmin(portal.portal, email, neverAsked);
    expect(isNew).toBe(false);
    expect(await stored(email)).toMatchObject({ role: "ADMIN", disabledAt: null, version: 2 });
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
    const old = await openBrowser(portal).call("POST", "/api/auth/login", { email, password: PASSWORD });
    expect(old.status).toBe(401);
    await signIn(portal, email, password);
    expect(await mailsAbout(portal, id)).toEqual([`passwordChanged ${email}`, `roleChanged ${email}`]);
    const [entry] = await db.read.select().from(history).where(eq(history.recordId, id));
    expect(entry).toMatchObject({ action: "makeAdmin", actorId: null });
    expect(entry?.changes).toMatchObject({ role: { old: "GRUPORG", new: "ADMIN" } });
  });

  test("never takes a partner's account", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    expect(await codeOf(makeAdmin(portal.portal, email, neverAsked))).toBe("accountExists");
    expect(await stored(email)).toMatchObject({ role: "PARTNER", version: 1 });
  });
});
