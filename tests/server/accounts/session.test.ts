import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { refreshTokens, sessions, users } from "#db/schema/index.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { openSession } from "#server/accounts/session.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { makeAccount, openBrowser, PASSWORD, signIn, type Browser } from "./browser.ts";

const portal = await openTestPortal();
const { db } = portal.portal;
const MINUTE = 60_000;

/** Each test starts at the same moment and moves the clock by itself. */
function after(ms: number): void {
  portal.setNow(new Date(IN_WINDOW.getTime() + ms));
}

async function statusOf(browser: Browser, method: string, path: string): Promise<number> {
  return (await browser.call(method, path)).status;
}

describe("a session", () => {
  test("is needed for verify and profile (API-13)", async () => {
    const visitor = openBrowser(portal);
    for (const path of ["/api/auth/verify", "/api/user/profile"]) {
      const answer = await visitor.call("GET", path);
      expect([answer.status, answer.body["message"]]).toEqual([401, "Authentication required"]);
    }
  });

  test("gives the profile, with the account's status (API-14, DATA-01)", async () => {
    after(0);
    const partner = await makeAccount(portal, "PARTNER", { firstLogin: true, language: "pt" });
    const browser = await signIn(portal, partner.email);
    const { id, name, email } = partner;
    expect((await browser.call("GET", "/api/user/profile")).body).toEqual({
      user: {
        id,
        name,
        role: "PARTNER",
        firstLogin: true,
        email,
        accountStatus: "first login required",
        language: "pt",
      },
    });
  });

  test("is stored as a hash only", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const { cookies } = await signIn(portal, email);
    const stored = JSON.stringify([
      await db.read.select().from(sessions).where(eq(sessions.userId, id)),
      await db.read.select().from(refreshTokens).where(eq(refreshTokens.userId, id)),
    ]);
    for (const token of cookies.values()) expect(stored).not.toContain(token);
  });

  test("lasts fifteen minutes, however much it is used", async () => {
    after(0);
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    for (const minute of [5, 10, 14]) {
      after(minute * MINUTE);
      expect(await statusOf(browser, "GET", "/api/auth/verify")).toBe(200);
    }
    after(15 * MINUTE);
    expect(await statusOf(browser, "GET", "/api/auth/verify")).toBe(401);
  });

  test("of a login ends after thirty days, however often it was renewed", async () => {
    after(0);
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    for (let day = 5; day < 30; day += 5) {
      after(day * DAY_MS);
      expect([day, await statusOf(browser, "POST", "/api/auth/refresh")]).toEqual([day, 200]);
    }
    after(30 * DAY_MS);
    expect(await statusOf(browser, "POST", "/api/auth/refresh")).toBe(401);
  });

  test("ends with the account's disabling", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, email);
    await db.write((tx) => tx.update(users).set({ disabledAt: IN_WINDOW }).where(eq(users.id, id)));
    expect(await statusOf(browser, "GET", "/api/auth/verify")).toBe(401);
    expect(await statusOf(browser, "POST", "/api/auth/refresh")).toBe(401);
  });

  test("notes when it was last used, at most once a minute", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, email);
    const seen = async () => {
      await db.write(async () => undefined);
      const [row] = await db.read.select().from(sessions).where(eq(sessions.userId, id));
      return (row?.lastSeenAt.getTime() ?? 0) - IN_WINDOW.getTime();
    };
    after(59_000);
    await browser.call("GET", "/api/auth/verify");
    expect(await seen()).toBe(0);
    after(61_000);
    await browser.call("GET", "/api/auth/verify");
    expect(await seen()).toBe(61_000);
  });
});

describe("the bearer header", () => {
  test("alone opens nothing", async () => {
    const { id } = await makeAccount(portal, "ADMIN");
    const headers = { authorization: `Bearer ${id}` };
    const visitor = openBrowser(portal);
    for (const [method, path] of [
      ["GET", "/api/auth/verify"],
      ["GET", "/api/user/profile"],
      ["POST", "/api/auth/refresh"],
      ["POST", "/api/auth/register"],
      ["GET", "/api/trpc/partners.check"],
    ] as const) {
      const answer = await visitor.call(method, path, undefined, { headers });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("of the cookie's own user changes nothing, of another user is refused", async () => {
    after(0);
    const own = await makeAccount(portal, "PARTNER");
    const other = await makeAccount(portal, "PARTNER");
    const browser = await signIn(portal, own.email);
    const verify = (id: string) =>
      browser.call("GET", "/api/auth/verify", undefined, { headers: { authorization: `Bearer ${id}` } });
    expect((await verify(own.id)).status).toBe(200);
    expect((await verify(other.id)).status).toBe(401);
    const refresh = await browser.call("POST", "/api/auth/refresh", undefined, {
      headers: { authorization: `Bearer ${other.id}` },
    });
    expect(refresh.status).toBe(401);
    expect(await statusOf(browser, "POST", "/api/auth/refresh")).toBe(200);
  });

  test("of another user is refused by tRPC calls, too", async () => {
    after(0);
    const staff = await makeAccount(portal, "ADMIN");
    const browser = await signIn(portal, staff.email);
    const answer = await browser.call("GET", "/api/trpc/partners.check", undefined, {
      headers: { authorization: "Bearer somebody-else" },
    });
    expect(answer.status).toBe(401);
  });
});

describe("a refresh", () => {
  test("renews both tokens after the session ended (API-12)", async () => {
    after(0);
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    const old = new Map(browser.cookies);
    after(16 * MINUTE);
    expect(await statusOf(browser, "POST", "/api/auth/refresh")).toBe(200);
    expect(browser.cookies.get("session")).not.toBe(old.get("session"));
    expect(browser.cookies.get("refresh")).not.toBe(old.get("refresh"));
    expect(await statusOf(browser, "GET", "/api/user/profile")).toBe(200);
  });

  test("is refused without a token, with a made-up one and after seven days", async () => {
    after(0);
    expect(await statusOf(openBrowser(portal), "POST", "/api/auth/refresh")).toBe(401);
    const madeUp = openBrowser(portal, new Map([["refresh", "a".repeat(43)]]));
    expect(await statusOf(madeUp, "POST", "/api/auth/refresh")).toBe(401);
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    after(7 * 24 * 60 * MINUTE);
    expect(await statusOf(browser, "POST", "/api/auth/refresh")).toBe(401);
  });

  test("answers a second tab within ten seconds with a session of the same login", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const first = await signIn(portal, email);
    const second = openBrowser(portal, new Map(first.cookies));
    after(20 * MINUTE);
    expect(await statusOf(first, "POST", "/api/auth/refresh")).toBe(200);
    after(20 * MINUTE + 10_000);
    expect(await statusOf(second, "POST", "/api/auth/refresh")).toBe(200);
    expect(await statusOf(first, "GET", "/api/auth/verify")).toBe(200);
    expect(await statusOf(second, "GET", "/api/auth/verify")).toBe(200);
    const rows = await db.read.select().from(sessions).where(eq(sessions.userId, id));
    expect(new Set(rows.map((row) => row.family)).size).toBe(1);
  });

  test("of one token sent by ever more tabs makes four sessions, and the tabs beyond go on with those", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const first = await signIn(portal, email);
    const sent = new Map(first.cookies);
    after(20 * MINUTE);
    const statuses = [];
    for (let tab = 0; tab < 12; tab += 1) {
      statuses.push(await statusOf(openBrowser(portal, new Map(sent)), "POST", "/api/auth/refresh"));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await db.read.$count(sessions, eq(sessions.userId, id))).toBe(4);
    expect(await db.read.$count(refreshTokens, eq(refreshTokens.userId, id))).toBe(5);
    const late = await openBrowser(portal, new Map(sent)).call("POST", "/api/auth/refresh");
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test("with a token used before ends the whole login, the honest part of it as well", async () => {
    after(0);
    const { id, email } = await makeAccount(portal, "PARTNER");
    const owner = await signIn(portal, email);
    const thief = openBrowser(portal, new Map(owner.cookies));
    const elsewhere = await signIn(portal, email);
    expect(await statusOf(owner, "POST", "/api/auth/refresh")).toBe(200);
    after(10_001);
    expect(await statusOf(thief, "POST", "/api/auth/refresh")).toBe(401);
    expect(await statusOf(owner, "GET", "/api/auth/verify")).toBe(401);
    expect(await statusOf(owner, "POST", "/api/auth/refresh")).toBe(401);
    expect(await statusOf(elsewhere, "GET", "/api/auth/verify")).toBe(200);
    expect(await db.read.$count(refreshTokens, eq(refreshTokens.userId, id))).toBe(1);
  });
});

test("behind https a renewal and a logout keep the __Host- names and Secure (S07)", async () => {
  const secure = await openTestPortal({ env: { PUBLIC_URL: "https://portal.test" } });
  const headers = { origin: "https://portal.test" };
  const browser = openBrowser(secure);
  const { email } = await makeAccount(secure, "PARTNER");
  await browser.call("POST", "/api/auth/login", { email, password: PASSWORD }, { headers });
  const lines = async (path: string) => {
    const answer = await browser.call("POST", path, undefined, { headers });
    return answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ""));
  };
  expect(await lines("/api/auth/refresh")).toEqual([
    "__Host-session; HttpOnly; Max-Age=900; Path=/; SameSite=Lax; Secure",
    "__Host-refresh; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
  const plain = openBrowser(
    secure,
    new Map([...browser.cookies].map(([name, value]) => [name.replace("__Host-", ""), value])),
  );
  expect((await plain.call("GET", "/api/auth/verify")).status).toBe(401);
  expect((await lines("/api/auth/logout")).every((line) => line.includes("; Secure"))).toBe(true);
  const left = await secure.fetch("/api/auth/logout", { method: "POST", headers });
  // Its storage and cookies hold the language and what others have not sent yet.
  expect(left.headers.get("clear-site-data")).toBe('"cache"');
  expect(browser.cookies.size).toBe(0);
});

test("an account has at most fifty logins: the one renewed longest ago ends", async () => {
  after(0);
  const { id, email } = await makeAccount(portal, "PARTNER");
  const [oldest, renewed] = [await signIn(portal, email), await signIn(portal, email)];
  after(MINUTE);
  expect(await statusOf(renewed, "POST", "/api/auth/refresh")).toBe(200);
  for (let more = 0; more < 48; more += 1) await openSession(portal.portal, id, { device: "" });
  expect(await statusOf(oldest, "GET", "/api/auth/verify")).toBe(200);
  await openSession(portal.portal, id, { device: "" });
  expect(await statusOf(oldest, "GET", "/api/auth/verify")).toBe(401);
  expect(await statusOf(oldest, "POST", "/api/auth/refresh")).toBe(401);
  expect(await statusOf(renewed, "GET", "/api/auth/verify")).toBe(200);
});

test("a login whose password was changed while it was checked opens nothing", async () => {
  const { id } = await makeAccount(portal, "PARTNER");
  const late = openSession(portal.portal, id, { device: "", by: { passwordHash: "the one before" } });
  await expect(late).rejects.toThrow("signInRequired");
  expect(await db.read.$count(sessions, eq(sessions.userId, id))).toBe(0);
});

describe("a logout", () => {
  test("ends the session and its refresh token at once and clears the cookies (API-11)", async () => {
    after(0);
    const { email } = await makeAccount(portal, "GRUPORG");
    const browser = await signIn(portal, email);
    const copy = openBrowser(portal, new Map(browser.cookies));
    expect(await statusOf(browser, "POST", "/api/auth/logout")).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect(await statusOf(copy, "GET", "/api/auth/verify")).toBe(401);
    expect(await statusOf(copy, "POST", "/api/auth/refresh")).toBe(401);
  });

  test("works with the refresh token alone, and for somebody who is not signed in", async () => {
    after(0);
    const browser = await signIn(portal, (await makeAccount(portal, "PARTNER")).email);
    const copy = new Map(browser.cookies);
    browser.cookies.delete("session");
    expect(await statusOf(browser, "POST", "/api/auth/logout")).toBe(200);
    expect(await statusOf(openBrowser(portal, copy), "GET", "/api/auth/verify")).toBe(401);
    expect(await statusOf(openBrowser(portal), "POST", "/api/auth/logout")).toBe(200);
  });

  test("leaves the account's other logins alone", async () => {
    after(0);
    const { email } = await makeAccount(portal, "PARTNER");
    const [one, other] = [await signIn(portal, email), await signIn(portal, email, PASSWORD)];
    await one.call("POST", "/api/auth/logout");
    expect(await statusOf(other, "GET", "/api/auth/verify")).toBe(200);
  });
});
