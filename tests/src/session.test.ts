import { beforeEach, describe, expect, test } from "bun:test";
import { call } from "#src/lib/call/call.ts";
import { findUser, login, logout, noteOwnPassword } from "#src/session/session.ts";
import {
  awaitReturn,
  forgetUser,
  giveUpSession,
  loseSession,
  protectPage,
  readLoss,
  readSession,
  regainSession,
  storeUser,
  subscribeToOtherTabs,
} from "#src/session/store.ts";
import { userOf } from "#src/session/user.ts";
import { hasDrafts, keepDraft, readDraft } from "#src/lib/kept/tab-drafts.ts";
import { turn, until } from "./stopped-clock.ts";
import { json, openServer, openTab, TabStorage, underPage, USER } from "./lib/kept/tab.ts";

const server = openServer();
const tab = openTab(server.url);
const storage = TabStorage.open();
const OTHER = { ...USER, id: "user-2", email: "other@example.org" };
const NOBODY = { user: null, isAuthenticated: false, isLoading: false, error: null };
const EMPTY_ENTRY = '{"user":null,"isAuthenticated":false}';

beforeEach(() => {
  forgetUser();
  server.answer({});
});

describe("the state", () => {
  test("is exactly user, isAuthenticated, isLoading and error, and the entry user and flag only (AUTH-21, AUTH-27)", () => {
    storeUser(USER);
    expect(readSession()).toEqual({ user: USER, isAuthenticated: true, isLoading: false, error: null });
    expect(JSON.parse(tab.entry() ?? "")).toEqual({ user: USER, isAuthenticated: true });
  });

  test("takes the user of an answer, or of its data, and no answer without one", () => {
    expect(userOf({ user: { ...USER, passwordHash: "x" } })).toEqual(USER);
    expect(userOf({ data: { user: USER } })).toEqual(USER);
    for (const answer of [undefined, null, "user", {}, { user: { id: 1 } }])
      expect(userOf(answer)).toBeUndefined();
  });

  test("notes an own password for the user who is signed in only", () => {
    noteOwnPassword();
    expect(readSession()).toEqual(NOBODY);
    storeUser({ ...USER, firstLogin: true, accountStatus: "firstLoginRequired" });
    noteOwnPassword();
    expect(readSession().user).toEqual(USER);
  });
});

describe("a logout", () => {
  test.each([200, 500])(
    "that the server answers with %i ends the session here, without payload (AUTH-22, AUTH-23)",
    async (status) => {
      storeUser(USER);
      server.answer({ "/api/auth/logout": () => json(status) });
      await logout();
      expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
        ["POST", "/api/auth/logout", ""],
      ]);
      expect(readSession()).toEqual(NOBODY);
      expect(tab.entry()).toBe(EMPTY_ENTRY);
    },
  );

  test("leaves nothing to ask the server for, until somebody signs in", async () => {
    storeUser(USER);
    server.answer({
      "/api/auth/logout": () => json(200),
      "/api/auth/login": () => json(200, { user: USER }),
    });
    await logout();
    expect(await findUser()).toBeUndefined();
    expect(server.paths()).toEqual(["POST /api/auth/logout"]);
    await login("partner", { email: USER.email, password: "x" });
    expect(await findUser()).toEqual(USER);
  });
});

describe("a session that is lost", () => {
  test("while no protected page is open signs out (ERR-02)", () => {
    storeUser(USER);
    loseSession();
    expect(readSession()).toEqual(NOBODY);
    expect(readLoss()).toBeUndefined();
  });

  test("under a protected page is cleared from storage and waits for its user", async () => {
    storeUser(USER);
    await underPage(async () => {
      loseSession();
      expect(readLoss()).toEqual({ user: USER, why: "ended" });
      expect(readSession()).toMatchObject({ user: USER, isAuthenticated: false });
      expect(tab.entry()).toBe(EMPTY_ENTRY);
      const returned = awaitReturn();
      storeUser(USER);
      expect(await returned).toBe(true);
      expect(readLoss()).toBeUndefined();
    });
    expect(readSession().isAuthenticated).toBe(true);
  });

  test("is given up when its page is closed, and no guard asks who else is there", async () => {
    storeUser(USER);
    const close = protectPage();
    loseSession();
    const returned = awaitReturn();
    close();
    expect(await returned).toBe(false);
    expect(readSession()).toEqual(NOBODY);
    expect(await findUser()).toBeUndefined();
    expect(server.sent).toEqual([]);
  });

  test("makes its reads wait and its changes fail", async () => {
    storeUser(USER);
    let isBack = false;
    const answer = () => (isBack ? json(200, { ok: true }) : json(401));
    server.answer({ "/api/read": answer, "/api/change": answer, "/api/auth/refresh": () => json(401) });
    await underPage(async () => {
      const reading = call<unknown>("GET", "/read");
      await expect(call("POST", "/change", {})).rejects.toMatchObject({ status: 401 });
      isBack = true;
      storeUser(USER);
      expect(await reading).toEqual({ ok: true });
      expect(server.paths().filter((path) => path === "POST /api/change")).toHaveLength(1);
      expect(server.paths().filter((path) => path === "GET /api/read")).toHaveLength(2);
    });
  });

  test("and given up lets its reads fail", async () => {
    storeUser(USER);
    server.answer({ "/api/read": () => json(401), "/api/auth/refresh": () => json(401) });
    await underPage(async () => {
      const reading = call("GET", "/read").catch(({ status }) => status);
      await until(readLoss);
      giveUpSession();
      expect(await reading).toBe(401);
    });
  });

  test("stays lost under the protected page that takes the place of the first", async () => {
    storeUser(USER);
    const close = protectPage();
    loseSession();
    const returned = awaitReturn();
    close();
    await underPage(async () => {
      await turn();
      expect(readLoss()).toEqual({ user: USER, why: "ended" });
      storeUser(USER);
      expect(await returned).toBe(true);
    });
  });

  test.each(["here", "in another tab"])(
    "is not lost again by a refresh that was refused after a sign-in %s",
    async (where) => {
      storeUser(USER);
      const refused = Promise.withResolvers<Response>();
      let isBack = false;
      server.answer({
        "/api/read": () => (isBack ? json(200, { ok: true }) : json(401)),
        "/api/auth/refresh": () => refused.promise,
      });
      await underPage(async () => {
        loseSession();
        const reading = call<unknown>("GET", "/read");
        await until(() => server.paths().includes("POST /api/auth/refresh"));
        isBack = true;
        if (where === "here") storeUser(USER);
        else tab.hearFromOtherTab(USER);
        refused.resolve(json(401));
        expect(await reading).toEqual({ ok: true });
        expect(readLoss()).toBeUndefined();
        expect(readSession()).toMatchObject({ user: USER, isAuthenticated: true });
      });
    },
  );

  test("is there again when a later refresh succeeds", async () => {
    storeUser(USER);
    await underPage(() => {
      loseSession();
      regainSession();
      expect(readLoss()).toBeUndefined();
      expect(readSession()).toMatchObject({ user: USER, isAuthenticated: true });
    });
  });
});

describe("what was typed in the tab", () => {
  const NOTE = { note: "Setor D." };

  beforeEach(() => {
    storage.clear();
    storeUser(USER);
    keepDraft("order-status:1", NOTE);
  });

  test("survives the end of the session, also when its page is left for the login", () => {
    const close = protectPage();
    loseSession();
    giveUpSession();
    close();
    storeUser(USER);
    expect(readDraft("order-status:1")).toEqual(NOTE);
  });

  test("is gone after a sign-out, and a page that is still closing keeps nothing", async () => {
    server.answer({ "/api/auth/logout": () => json(200) });
    storage.setItem("expression-of-interest", "{}");
    await logout();
    keepDraft("order-status:1", NOTE);
    expect(Object.keys(storage)).toEqual(["expression-of-interest"]);
  });

  test("is gone after a sign-out in another tab, and kept again once somebody signs in there", () => {
    tab.hearFromOtherTab(null);
    expect(Object.keys(storage)).toEqual([]);
    tab.hearFromOtherTab(USER);
    keepDraft("order-status:1", NOTE);
    expect(readDraft("order-status:1")).toEqual(NOTE);
  });

  test("is not there for another account", () => {
    storeUser(OTHER);
    expect(hasDrafts()).toBe(false);
  });
});

describe("another tab", () => {
  function countCalls(): { count: () => number; stop: () => void } {
    let calls = 0;
    const stop = subscribeToOtherTabs(() => (calls += 1));
    return { count: () => calls, stop };
  }

  test("that logs out closes the protected page here", async () => {
    storeUser(USER);
    const decided = countCalls();
    await underPage(() => {
      tab.hearFromOtherTab(null);
      tab.hearFromOtherTab("nobody");
      expect(readSession()).toEqual(NOBODY);
      expect(readLoss()).toBeUndefined();
    });
    decided.stop();
    expect(decided.count()).toBe(1);
  });

  test("whose session ran out leaves the page here to its user", async () => {
    storeUser(USER);
    await underPage(() => {
      tab.hearFromOtherTab("nobody");
      expect(readLoss()).toEqual({ user: USER, why: "ended" });
      tab.hearFromOtherTab(USER);
      expect(readLoss()).toBeUndefined();
      expect(readSession().isAuthenticated).toBe(true);
    });
  });

  test("that signs in somebody else stops the page here, and calls go on naming its own user", async () => {
    storeUser(USER);
    server.answer({ "/api/change": () => json(401), "/api/auth/refresh": () => json(401) });
    await underPage(async () => {
      tab.hearFromOtherTab(OTHER);
      expect(readLoss()).toEqual({ user: USER, why: "replaced" });
      await call("POST", "/change", {}).catch(() => undefined);
      expect(server.sent.map(({ headers }) => headers.get("authorization"))).toEqual([
        "Bearer user-1",
        "Bearer user-1",
      ]);
    });
    expect(JSON.parse(tab.entry() ?? "")).toEqual({ user: OTHER, isAuthenticated: true });
  });

  test("keeps the entry it wrote when the session of this one is lost", () => {
    storeUser(USER);
    tab.putEntry(OTHER);
    loseSession();
    expect(readSession()).toEqual(NOBODY);
    expect(JSON.parse(tab.entry() ?? "")).toEqual({ user: OTHER, isAuthenticated: true });
  });

  test("that signs somebody in does so here where nothing is protected", () => {
    const decided = countCalls();
    tab.hearFromOtherTab(OTHER);
    decided.stop();
    expect(readSession()).toMatchObject({ user: OTHER, isAuthenticated: true });
    expect(decided.count()).toBe(1);
  });
});
