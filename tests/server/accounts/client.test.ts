import { afterAll, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { call, callFetch, CallError } from "#src/lib/call/call.ts";
import { findUser, login, logout, signInAgain } from "#src/session/session.ts";
import { forgetUser, loseSession, protectPage, readLoss, readSession } from "#src/session/store.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";
import { until } from "#tests/until.ts";
import { makeAccount, openBrowser, PASSWORD } from "./browser.ts";

/** The browser's side of the session against the real server: its fetch is played by a browser with cookies. */
const portal = await openTestPortal();
const storage = new Map<string, string>();
const requests: { url: string; bearer: string | null }[] = [];
let browser = openBrowser(portal);

Object.assign(globalThis, {
  window: { addEventListener: () => undefined },
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  },
});
const fetchSpy = spyOn(globalThis, "fetch").mockImplementation((async (url: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  requests.push({ url, bearer: headers.get("authorization") });
  expect(init.credentials).toBe("include");
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
  const answer = await browser.call(init.method ?? "GET", url, body, {
    headers: Object.fromEntries(headers),
  });
  return Response.json(answer.body, { status: answer.status });
}) as typeof fetch);
const logSpy = spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => {
  fetchSpy.mockRestore();
  logSpy.mockRestore();
  Reflect.deleteProperty(globalThis, "window");
  Reflect.deleteProperty(globalThis, "localStorage");
});

beforeEach(() => {
  portal.setNow(IN_WINDOW);
  browser = openBrowser(portal);
  forgetUser();
  requests.length = 0;
  logSpy.mockClear();
});

const urls = () => requests.map(({ url }) => url);

async function enter(): Promise<{ id: string; email: string }> {
  const account = await makeAccount(portal, "PARTNER");
  expect((await login("partner", { email: account.email, password: PASSWORD }))?.id).toBe(account.id);
  requests.length = 0;
  return account;
}

function letSessionEnd(): void {
  portal.setNow(new Date(IN_WINDOW.getTime() + 16 * 60_000));
}

describe("a login", () => {
  test("stores the user and the flag only, and later calls name the user", async () => {
    const { id, email } = await enter();
    const stored = JSON.parse(storage.get("auth-storage") ?? "") as { user: { email: string } };
    expect(Object.keys(stored)).toEqual(["user", "isAuthenticated"]);
    expect(stored.user.email).toBe(email);
    expect(Object.keys(readSession())).toEqual(["user", "isAuthenticated", "isLoading", "error"]);
    await call("GET", "/auth/verify");
    expect(requests).toEqual([{ url: "/api/auth/verify", bearer: `Bearer ${id}` }]);
  });

  test("with a wrong password is one call, and the server's words are the error", async () => {
    const { email } = await makeAccount(portal, "PARTNER");
    expect(await login("partner", { email, password: "Wrong?Guess1" })).toBeUndefined();
    expect(urls()).toEqual(["/api/auth/login"]);
    expect(readSession()).toMatchObject({ isAuthenticated: false, error: "Invalid email or password" });
  });

  test("of the wrong role ends that session at once and stores nobody", async () => {
    const { email } = await makeAccount(portal, "ADMIN");
    expect(await login("partner", { email, password: PASSWORD })).toBeUndefined();
    expect(urls()).toEqual(["/api/auth/login", "/api/auth/logout"]);
    expect(readSession()).toMatchObject({ user: null, error: "Access denied. Partner privileges required." });
    expect(browser.cookies.size).toBe(0);
  });
});

describe("an ended session", () => {
  test("is renewed silently, and the call is made again", async () => {
    await enter();
    letSessionEnd();
    expect(await call("GET", "/user/profile")).toMatchObject({ user: { role: "PARTNER" } });
    expect(urls()).toEqual(["/api/user/profile", "/api/auth/refresh", "/api/user/profile"]);
  });

  test("is renewed once for many calls at the same time", async () => {
    await enter();
    letSessionEnd();
    await Promise.all(Array.from({ length: 5 }, () => call("GET", "/user/profile")));
    expect(urls().filter((url) => url === "/api/auth/refresh").length).toBe(1);
    expect(urls().length).toBe(11);
  });

  test("is noticed inside a batch whose other parts succeed", async () => {
    await enter();
    letSessionEnd();
    const answer = await callFetch("/api/trpc/event.get,submissions.mine?batch=1&input=%7B%7D");
    expect(answer.status).toBe(200);
    expect(urls()[1]).toBe("/api/auth/refresh");
  });

  test("that cannot be renewed signs out here and is not tried again", async () => {
    await enter();
    browser.cookies.clear();
    const failure = await call("GET", "/user/profile").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallError);
    expect(urls()).toEqual(["/api/user/profile", "/api/auth/refresh"]);
    expect(readSession()).toEqual({ user: null, isAuthenticated: false, isLoading: false, error: null });
    expect(storage.get("auth-storage")).toBe('{"user":null,"isAuthenticated":false}');
    expect(readLoss()).toBeUndefined();
  });

  test("under a protected page keeps its user's name on every call until the same user is back", async () => {
    const { id, email } = await enter();
    const release = protectPage();
    browser.cookies.clear();
    const read = call("GET", "/user/profile");
    await until(() => readLoss() !== undefined);
    expect(readLoss()).toMatchObject({ user: { id }, why: "ended" });
    expect(storage.get("auth-storage")).toBe('{"user":null,"isAuthenticated":false}');
    const other = await makeAccount(portal, "PARTNER");
    await browser.call("POST", "/api/auth/login", { email: other.email, password: PASSWORD });
    expect(await call("POST", "/user/change-password").catch(({ status }) => status)).toBe(401);
    expect(new Set(requests.slice(1).map(({ bearer }) => bearer))).toEqual(new Set([`Bearer ${id}`]));

    const loss = readLoss();
    if (!loss) throw new Error("the loss is forgotten");
    expect(await signInAgain(loss, "Wrong?Guess1")).toBe("refused");
    expect(readSession()).toMatchObject({ isAuthenticated: false, error: "Invalid email or password" });
    expect(await signInAgain(loss, PASSWORD)).toBe("back");
    expect(readLoss()).toBeUndefined();
    expect(await read).toMatchObject({ user: { id, email } });
    release();
    expect(readSession().user?.id).toBe(id);
  });

  test("of one user lets no other go on in its place", async () => {
    const { id } = await enter();
    const release = protectPage();
    loseSession();
    const loss = readLoss();
    if (!loss) throw new Error("the loss is forgotten");
    const other = await makeAccount(portal, "PARTNER");
    expect(await signInAgain({ ...loss, user: { ...loss.user, email: other.email } }, PASSWORD)).toBe(
      "other",
    );
    expect(urls()).toEqual(["/api/auth/login", "/api/auth/logout"]);
    expect(browser.cookies.size).toBe(0);
    expect(readSession().user).toBeNull();
    expect(id).not.toBe(other.id);
    release();
  });

  test("is not asked for a third time when the retry is refused as well", async () => {
    await enter();
    letSessionEnd();
    browser.cookies.delete("session");
    const refused = browser.call;
    browser.call = async (method, path, body, more) =>
      path.includes("profile")
        ? { status: 401, body: {}, headers: new Headers() }
        : refused(method, path, body, more);
    await call("GET", "/user/profile").catch(() => undefined);
    expect(urls()).toEqual(["/api/user/profile", "/api/auth/refresh", "/api/user/profile"]);
  });
});

describe("a logout", () => {
  test("signs out here even when the server cannot be reached", async () => {
    await enter();
    browser.call = () => Promise.reject(new TypeError("Failed to fetch"));
    await logout();
    expect(readSession().user).toBeNull();
    expect(JSON.stringify(logSpy.mock.calls)).toBe('[["POST /api/auth/logout: no answer"]]');
  });
});

describe("a guard's question", () => {
  test("finds the user of the cookie when nothing is stored", async () => {
    const { id } = await enter();
    forgetUser();
    expect((await findUser())?.id).toBe(id);
    expect(urls()).toEqual(["/api/user/profile"]);
  });

  test("finds nobody without a session", async () => {
    expect(await findUser()).toBeUndefined();
  });
});
