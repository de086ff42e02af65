import { beforeEach, describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { refreshTokens } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, type Browser } from "./browser.ts";

const portal = await openTestPortal();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Login = { id: string; device: string; since: string; lastSeenAt: string; isThis: boolean };

beforeEach(() => portal.setNow(IN_WINDOW));

function after(ms: number): string {
  const now = new Date(IN_WINDOW.getTime() + ms);
  portal.setNow(now);
  return now.toISOString();
}

async function enter(email: string, device: string): Promise<Browser> {
  const browser = openBrowser(portal);
  const headers = { "user-agent": device };
  const { status } = await browser.call(
    "POST",
    "/api/auth/login",
    { email, password: PASSWORD },
    { headers },
  );
  expect(status).toBe(200);
  return browser;
}

async function list(browser: Browser): Promise<Login[]> {
  const answer = await browser.call("GET", "/api/trpc/accounts.sessions");
  expect(answer.status).toBe(200);
  return (answer.body as { result: { data: Login[] } }).result.data;
}

async function isIn(browser: Browser): Promise<boolean> {
  return (await browser.call("GET", "/api/auth/verify")).status === 200;
}

describe("the open logins of an account", () => {
  test("are listed with device, since and last seen, this one first", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const phone = await enter(email, "Phone");
    const later = after(5 * MINUTE);
    const laptop = await enter(email, "Laptop");
    const start = IN_WINDOW.toISOString();
    const [first, second, ...others] = await list(laptop);
    expect(first).toMatchObject({ device: "Laptop", since: later, lastSeenAt: later, isThis: true });
    expect(second).toMatchObject({ device: "Phone", since: start, lastSeenAt: start, isThis: false });
    expect(others).toEqual([]);
    expect((await list(phone)).map(({ device, isThis }) => [device, isThis])).toEqual([
      ["Phone", true],
      ["Laptop", false],
    ]);
  });

  test("carry nothing that opens a session", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const browser = await enter(email, "Laptop");
    const told = JSON.stringify(await list(browser));
    for (const token of browser.cookies.values()) expect(told).not.toContain(token);
  });

  test("stay one entry through renewals, and remember when they began and the device when idle", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const idle = await enter(email, "Idle");
    const busy = await enter(email, "Busy");
    for (let quarter = 1; quarter <= 3; quarter += 1) {
      after(quarter * 16 * MINUTE);
      expect((await busy.call("POST", "/api/auth/refresh")).status).toBe(200);
      // Every login sweeps what has expired.
      await enter((await makeAccount(portal, "PARTNER")).email, "Somebody else");
    }
    const start = IN_WINDOW.toISOString();
    const logins = await list(busy);
    expect(logins.map(({ since, isThis }) => [since, isThis])).toEqual([
      [start, true],
      [start, false],
    ]);
    expect(logins[1]?.device).toBe("Idle");
    expect((await idle.call("POST", "/api/auth/refresh")).status).toBe(200);
  });

  test("are gone after logout and after seven days", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const left = await enter(email, "Left");
    await enter(email, "Forgotten");
    await left.call("POST", "/api/auth/logout");
    after(7 * DAY);
    const browser = await enter(email, "New");
    expect((await list(browser)).map(({ device }) => device)).toEqual(["New"]);
  });

  test("are shown to a partner at first access and to staff, not to a visitor", async () => {
    const fresh = await makeAccount(portal, "PARTNER", { firstLogin: true });
    const staff = await makeAccount(portal, "GRUPORG");
    expect((await list(await enter(fresh.email, "Laptop"))).length).toBe(1);
    expect((await list(await enter(staff.email, "Laptop"))).length).toBe(1);
    const visitor = openBrowser(portal);
    expect((await visitor.call("GET", "/api/trpc/accounts.sessions")).status).toBe(401);
    expect((await visitor.call("POST", "/api/trpc/accounts.endOtherSessions", {})).status).toBe(401);
    await expect(portal.as(VISITOR).accounts.endSession({ id: "x" })).rejects.toThrow("signInRequired");
  });
});

describe("ending logins", () => {
  test("ends one at once, session and refresh token (S05)", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    const [here, lost, other] = [await enter(email, "A"), await enter(email, "B"), await enter(email, "C")];
    const id = (await list(here)).find(({ device }) => device === "B")?.id;
    expect((await here.call("POST", "/api/trpc/accounts.endSession", { id })).status).toBe(200);
    expect([await isIn(here), await isIn(lost), await isIn(other)]).toEqual([true, false, true]);
    expect((await lost.call("POST", "/api/auth/refresh")).status).toBe(401);
    expect((await here.call("POST", "/api/trpc/accounts.endSession", { id })).status).toBe(404);
  });

  test("ends all others and keeps this one", async () => {
    const { id, email } = await makeAccount(portal, "PARTNER");
    const [here, b, c] = [await enter(email, "A"), await enter(email, "B"), await enter(email, "C")];
    expect((await here.call("POST", "/api/trpc/accounts.endOtherSessions", {})).status).toBe(200);
    expect([await isIn(here), await isIn(b), await isIn(c)]).toEqual([true, false, false]);
    expect(await portal.portal.db.read.$count(refreshTokens, eq(refreshTokens.userId, id))).toBe(1);
    expect((await here.call("POST", "/api/auth/refresh")).status).toBe(200);
  });

  test("never reaches another account's", async () => {
    const [own, foreign] = [await makeAccount(portal, "ADMIN"), await makeAccount(portal, "PARTNER")];
    const here = await enter(own.email, "A");
    const there = await enter(foreign.email, "B");
    const id = (await list(there))[0]?.id;
    expect((await here.call("POST", "/api/trpc/accounts.endSession", { id })).status).toBe(404);
    await here.call("POST", "/api/trpc/accounts.endOtherSessions", {});
    expect(await isIn(there)).toBe(true);
  });
});
