import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { openTestPortal, type TestPortal } from "#tests/portal.ts";
import { makeAccount, signIn } from "../accounts/browser.ts";
import { codeOf } from "../submissions/reason.ts";

function demote(portal: TestPortal, by: SignedInUser, { id, name, email }: SignedInUser) {
  const change = { id, version: 1, name, email, role: "GRUPORG" as const, decidesOnly: false };
  return codeOf(portal.as(by).staff.update(change));
}

async function activeAdmins(portal: TestPortal, ...admins: SignedInUser[]): Promise<SignedInUser[]> {
  const outsider = await makeAccount(portal, "ADMIN");
  const { items } = await portal.as(outsider).staff.list({
    filters: { roles: ["ADMIN"], statuses: ["active"] },
  });
  return admins.filter(({ id }) => items.some((account) => account.id === id));
}

describe("the last active administrator", () => {
  test("cannot step down; with a second one it can", async () => {
    const portal = await openTestPortal();
    const only = await makeAccount(portal, "ADMIN");
    await makeAccount(portal, "ADMIN", { disabledAt: portal.portal.clock() });
    expect(await demote(portal, only, only)).toBe("lastAdmin");
    const browser = await signIn(portal, only.email);
    await makeAccount(portal, "ADMIN");
    expect(await demote(portal, only, only)).toBeUndefined();
    expect((await browser.call("GET", "/api/auth/verify")).status).toBe(401);
  });

  test("stays when two demote each other twenty times at once", async () => {
    const portal = await openTestPortal();
    const [a, b] = [await makeAccount(portal, "ADMIN"), await makeAccount(portal, "ADMIN")];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? demote(portal, a, b) : demote(portal, b, a))),
    );
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(await activeAdmins(portal, a, b)).toHaveLength(1);
  });

  test("stays when both step down twenty times at once", async () => {
    const portal = await openTestPortal();
    const [a, b] = [await makeAccount(portal, "ADMIN"), await makeAccount(portal, "ADMIN")];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? demote(portal, a, a) : demote(portal, b, b))),
    );
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(answers).toContain("lastAdmin");
    expect(await activeAdmins(portal, a, b)).toHaveLength(1);
  });

  test("stays when two disable each other twenty times at once", async () => {
    const portal = await openTestPortal();
    const [a, b] = [await makeAccount(portal, "ADMIN"), await makeAccount(portal, "ADMIN")];
    const disable = (by: SignedInUser, whom: SignedInUser) =>
      codeOf(portal.as(by).staff.disable({ id: whom.id, version: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? disable(a, b) : disable(b, a))),
    );
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(await activeAdmins(portal, a, b)).toHaveLength(1);
  });

  test("who lost the role while a call waited changes nothing any more", async () => {
    const portal = await openTestPortal();
    const [boss, former] = [await makeAccount(portal, "ADMIN"), await makeAccount(portal, "ADMIN")];
    const colleague = await makeAccount(portal, "GRUPORG");
    expect(await demote(portal, boss, former)).toBeUndefined();
    const { staff } = portal.as(former);
    const move = { id: colleague.id, version: 1 };
    expect(await codeOf(staff.disable(move))).toBe("forbidden");
    expect(await codeOf(staff.resetPassword(move))).toBe("forbidden");
    expect(
      await codeOf(staff.create({ name: "X", email: "x@example.org", role: "ADMIN", language: "en" })),
    ).toBe("forbidden");
  });
});
