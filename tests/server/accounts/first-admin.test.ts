import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { openTestPortal } from "#tests/portal.ts";
import { signIn } from "./browser.ts";

test("the first administrator comes from the settings, once", async () => {
  const portal = await openTestPortal({
    env: { ADMIN_EMAIL: "Chefe@example.org", ADMIN_PASSWORD: "Samauma?Alta9" },
  });
  const shown: string[] = [];
  await ensureFirstAdmin(portal.portal, (line) => shown.push(line));
  await ensureFirstAdmin(portal.portal, (line) => shown.push(line));
  expect(shown).toEqual([]);
  const rows = await portal.portal.db.read.select().from(users).where(eq(users.role, "ADMIN"));
  expect(rows.map(({ email, firstLogin }) => ({ email, firstLogin }))).toEqual([
    { email: "chefe@example.org", firstLogin: false },
  ]);
  await signIn(portal, "chefe@example.org", "Samauma?Alta9");
});

test.each([
  ["ADMIN_NAME", { ADMIN_NAME: " Dora Nazaré " }, "never asked", "Dora Nazaré"],
  ["what is typed at the terminal", {}, "Dora Nazaré", "Dora Nazaré"],
  [
    "the address, where nobody can be asked",
    { ADMIN_EMAIL: "dora.nazare@example.org" },
    undefined,
    "Dora Nazare",
  ],
])("is called by %s, never by the role", async (_by, env, typed, name) => {
  const portal = await openTestPortal({ env });
  const silent = () => undefined;
  await ensureFirstAdmin(portal.portal, silent, () => typed);
  const rows = await portal.portal.db.read.select().from(users).where(eq(users.role, "ADMIN"));
  expect(rows.map((row) => row.name)).toEqual([name]);
});

test("without a password one is generated and shown a single time", async () => {
  const portal = await openTestPortal();
  const shown: string[] = [];
  await ensureFirstAdmin(portal.portal, (line) => shown.push(line));
  await ensureFirstAdmin(portal.portal, (line) => shown.push(line));
  expect(shown.length).toBe(1);
  expect(shown[0]).toEndWith("sign in at http://portal.test/admin/login");
  const password = /password (\S+)/.exec(shown[0] ?? "")?.[1] ?? "";
  await signIn(portal, "admin@example.org", password);
});

test("a weak ADMIN_PASSWORD stops the start by name, without repeating it", async () => {
  const portal = await openTestPortal({ env: { ADMIN_PASSWORD: "password1" } });
  const started = ensureFirstAdmin(portal.portal, () => undefined);
  expect(started).rejects.toThrow(
    "ADMIN_PASSWORD cannot be used: it breaks the password rule (passwordUpper)",
  );
});
