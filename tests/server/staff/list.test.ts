import { expect, test } from "bun:test";
import { staffList } from "#domain/staff/list.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { makeAccount, signIn } from "../accounts/browser.ts";

const portal = await openTestPortal();
const MINUTE = 60_000;
const admin = await makeAccount(portal, "ADMIN", { name: "Zélia Rocha", email: "zelia@example.org" });
await makeAccount(portal, "PARTNER", { name: "Ângela Parceira" });
portal.setNow(new Date(IN_WINDOW.getTime() + MINUTE));
await makeAccount(portal, "GRUPORG", { name: "Ângela Souza", email: "souza@example.org" });
portal.setNow(new Date(IN_WINDOW.getTime() + 2 * MINUTE));
await makeAccount(portal, "SUBMISSION_MANAGER", {
  name: "Bento Lima",
  email: "bento@example.org",
  disabledAt: IN_WINDOW,
});
await signIn(portal, "souza@example.org");
const { staff } = portal.as(admin);

type Query = Parameters<typeof staff.list>[0];

async function names(query: Query): Promise<string[]> {
  return (await staff.list(query)).items.map(({ name }) => name);
}

test("lists the team by name, partners never, and counts it by role and status", async () => {
  const list = await staff.list({});
  expect(list.items.map(({ name, role, status }) => [name, role, status])).toEqual([
    ["Ângela Souza", "GRUPORG", "active"],
    ["Bento Lima", "SUBMISSION_MANAGER", "disabled"],
    ["Zélia Rocha", "ADMIN", "active"],
  ]);
  expect(list).toMatchObject({
    total: 3,
    nextCursor: null,
    activeAdmins: 1,
    counts: {
      roles: { ADMIN: 1, SUBMISSION_MANAGER: 1, GRUPORG: 1 },
      statuses: { active: 2, disabled: 1 },
    },
  });
  expect(Object.keys(list.items[0] ?? {}).toSorted()).toEqual([
    "createdAt",
    "decidesOnly",
    "email",
    "hasSignedIn",
    "id",
    "language",
    "lastSeenAt",
    "name",
    "role",
    "status",
    "temporaryUntil",
    "version",
  ]);
});

test("knows when somebody was last at work from the open logins, and says nothing otherwise", async () => {
  const seen = Object.fromEntries((await staff.list({})).items.map((row) => [row.name, row.lastSeenAt]));
  expect(seen).toEqual({
    "Ângela Souza": new Date(IN_WINDOW.getTime() + 2 * MINUTE).toISOString(),
    "Bento Lima": null,
    "Zélia Rocha": null,
  });
  const signedIn = (await staff.list({})).items.filter(({ hasSignedIn }) => hasSignedIn);
  expect(signedIn.map(({ name }) => name)).toEqual(["Ângela Souza"]);
});

test("finds every word in name or e-mail, ignoring case and accents", async () => {
  expect(await names({ search: "ANGELA souza@" })).toEqual(["Ângela Souza"]);
  expect(await names({ search: "zel" })).toEqual(["Zélia Rocha"]);
  expect(await names({ search: "%" })).toEqual([]);
});

test("filters by role and by status, and counts each under the search and the other", async () => {
  expect(await names({ filters: { roles: ["ADMIN"] } })).toEqual(["Zélia Rocha"]);
  expect(await names({ filters: { statuses: ["disabled"] } })).toEqual(["Bento Lima"]);
  expect(await names({ filters: { roles: ["ADMIN"], statuses: ["disabled"] } })).toEqual([]);
  expect((await staff.list({ search: "lima", filters: { statuses: ["active"] } })).counts.statuses).toEqual({
    active: 0,
    disabled: 1,
  });
  const { counts } = await staff.list({ filters: { statuses: ["disabled"] } });
  expect(counts).toEqual({
    roles: { ADMIN: 0, SUBMISSION_MANAGER: 1, GRUPORG: 0 },
    statuses: { active: 2, disabled: 1 },
  });
});

test("sorts by name, by age and by last sign of life", async () => {
  expect(await names({ sort: { column: "name", direction: "desc" } })).toEqual([
    "Zélia Rocha",
    "Bento Lima",
    "Ângela Souza",
  ]);
  expect(await names({ sort: { column: "created", direction: "desc" } })).toEqual([
    "Bento Lima",
    "Ângela Souza",
    "Zélia Rocha",
  ]);
  expect(await names({ sort: { column: "created", direction: "asc" } })).toEqual([
    "Zélia Rocha",
    "Ângela Souza",
    "Bento Lima",
  ]);
  expect(await names({ sort: { column: "lastSeen", direction: "desc" } })).toEqual([
    "Ângela Souza",
    "Bento Lima",
    "Zélia Rocha",
  ]);
  expect(await names({ sort: { column: "lastSeen", direction: "asc" } })).toEqual([
    "Bento Lima",
    "Zélia Rocha",
    "Ângela Souza",
  ]);
});

test("comes in pages", async () => {
  const first = await staff.list({ limit: 2 });
  expect([first.items.length, first.before, first.total, first.previousCursor]).toEqual([2, 0, 3, null]);
  const second = await staff.list({ limit: 2, cursor: first.nextCursor ?? "" });
  expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([["Zélia Rocha"], null]);
  expect([second.before, second.total]).toEqual([2, 3]);
});

test.each(everySort(staffList))(
  "pages by $column, $direction, on and back, each account once",
  async (sort) => {
    const ask = (cursor?: string) => staff.list({ sort, cursor, limit: 1 });
    const pages = await walkOn(ask);
    expect(pages.flatMap(({ items }) => items)).toEqual((await staff.list({ sort })).items);
    const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
    expect(back.map(({ items }) => items)).toEqual(pages.map(({ items }) => items));
  },
);

test("asks the database as often for one account as for three", async () => {
  const lonely = await openTestPortal();
  const boss = await makeAccount(lonely, "ADMIN");
  const one = await countStatements(lonely.portal.db, () => lonely.as(boss).staff.list({}));
  const three = await countStatements(portal.portal.db, () => staff.list({}));
  expect([one, three]).toEqual([1, 1]);
});

test("keeps names and e-mails out of its cursors, which stand in addresses", async () => {
  for (const column of ["name", "created", "lastSeen"] as const) {
    const { nextCursor } = await staff.list({ limit: 1, sort: { column, direction: "asc" } });
    const told = Buffer.from(nextCursor ?? "", "base64url").toString();
    expect(told).toStartWith("[");
    expect(told).not.toMatch(/angela|souza|lima|zelia|@/i);
  }
});
