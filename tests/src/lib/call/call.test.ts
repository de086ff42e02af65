import { beforeEach, describe, expect, test } from "bun:test";
import { call, callFetch, CallError } from "#src/lib/call/call.ts";
import { forgetUser, readSession, storeUser } from "#src/session/store.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { pass, until, withoutTime } from "../../stopped-clock.ts";
import { hang, json, openServer, openTab, USER } from "../kept/tab.ts";

const server = openServer();
const tab = openTab(server.url);

beforeEach(() => {
  storeUser(USER);
  server.answer({});
});

/** 401 until the session was refreshed. */
function whileExpired(ok: () => Response = () => json(200, { ok: true })) {
  return () =>
    server.paths().includes("POST /api/auth/refresh")
      ? ok()
      : json(401, { message: "Authentication required" });
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a call", () => {
  test("goes under /api with cookies, the JSON content type and the name of the user (API-01, API-02, API-03, API-04)", async () => {
    server.answer({ "/api/user/profile": () => json(200, { user: USER }) });
    expect(await call<unknown>("GET", "/user/profile")).toEqual({ user: USER });
    const [request] = server.sent;
    expect(request?.headers.get("authorization")).toBe("Bearer user-1");
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(tab.inits.map(({ credentials }) => credentials)).toEqual(["include"]);
  });

  test("names nobody while nobody is known (API-04)", async () => {
    forgetUser();
    server.answer({ "/api/auth/verify": () => json(200) });
    await call("GET", "/auth/verify");
    expect(server.sent[0]?.headers.has("authorization")).toBe(false);
  });

  test("without a payload has no body (API-11)", async () => {
    server.answer({ "/api/auth/logout": () => json(200) });
    await call("POST", "/auth/logout");
    expect(server.sent[0]?.body).toBe("");
  });

  test("that fails is logged by method, address and status alone, and thrown on (ERR-03)", async () => {
    server.answer({ "/api/broken": () => json(500, { message: "Out of order", requestId: "r-1" }) });
    const error = await failureOf(call("POST", "/broken?token=hidden", { password: "Secreta@2025" }));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 500, text: "Out of order", data: { requestId: "r-1" } });
    expect(tab.logged()).toEqual(["POST /api/broken: 500"]);
    expect(server.paths()).toEqual(["POST /api/broken"]);
  });

  test("that is refused hands on the server's list of errors", async () => {
    const errors = [{ msg: "a" }, { msg: "b" }];
    server.answer({ "/api/refused": () => json(400, { errors }) });
    expect(await failureOf(call("POST", "/refused", {}))).toMatchObject({ status: 400, errors });
  });

  test("that finds nothing, 404, is neither refreshed nor repeated", async () => {
    expect(await failureOf(call("GET", "/nothing"))).toMatchObject({ status: 404, text: "Not found" });
    expect(server.paths()).toEqual(["GET /api/nothing"]);
  });

  test("that reaches no server throws fetch's own error", async () => {
    tab.disconnect();
    const error = await failureOf(call("GET", "/user/profile"));
    expect(error).not.toBeInstanceOf(CallError);
    expect(tab.logged()).toEqual(["GET /api/user/profile: no answer"]);
    expect(readSession().user).toEqual(USER);
  });

  test("that hangs is given up after 30 seconds as a lost connection", async () => {
    server.answer({ "/api/silent": hang });
    await withoutTime(async () => {
      const failing = failureOf(call("GET", "/silent"));
      await until(() => server.paths().includes("GET /api/silent"));
      await pass(29_999);
      expect(tab.logged()).toEqual([]);
      await pass(1);
      expect(await failing).toBeInstanceOf(TypeError);
    });
    expect(tab.logged()).toEqual(["GET /api/silent: no answer"]);
  });

  test("that its screen no longer wants ends at once and is no failure", async () => {
    server.answer({ "/api/silent": hang });
    const leaving = new AbortController();
    const failing = failureOf(callFetch("/api/silent", { signal: leaving.signal }));
    await until(() => server.paths().includes("GET /api/silent"));
    leaving.abort();
    expect(await failing).toMatchObject({ name: "AbortError" });
    expect(tab.logged()).toEqual([]);
  });
});

describe("a 401", () => {
  test("leads to one refresh and one retry, three calls in all (API-05, ERR-01)", async () => {
    server.answer({ "/api/user/profile": whileExpired(), "/api/auth/refresh": () => json(200) });
    expect(await call<unknown>("GET", "/user/profile")).toEqual({ ok: true });
    expect(server.paths()).toEqual([
      "GET /api/user/profile",
      "POST /api/auth/refresh",
      "GET /api/user/profile",
    ]);
  });

  test("of ten calls at once leads to one refresh", async () => {
    const paths = Array.from({ length: 10 }, (_, index) => `/api/part/${index}`);
    const refresh = async () => {
      await until(() => server.sent.length === paths.length + 1);
      return json(200);
    };
    let isFresh = false;
    server.answer({
      ...Object.fromEntries(paths.map((path) => [path, () => (isFresh ? json(200) : json(401))])),
      "/api/auth/refresh": () => refresh().finally(() => (isFresh = true)),
    });
    const answers = await Promise.all(paths.map((path) => callFetch(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(server.paths().filter((path) => path === "POST /api/auth/refresh")).toHaveLength(1);
    expect(server.sent).toHaveLength(21);
  });

  test("that arrives after the refresh of another call is retried without a second refresh", async () => {
    const late = async () => {
      await until(() => server.paths().filter((path) => path === "GET /api/quick").length === 2);
      return json(401);
    };
    server.answer({
      "/api/quick": whileExpired(),
      "/api/late": (nth) => (nth === 1 ? late() : json(200)),
      "/api/auth/refresh": () => json(200),
    });
    const [, answer] = await Promise.all([callFetch("/api/quick"), callFetch("/api/late")]);
    expect(answer.status).toBe(200);
    expect(server.paths().filter((path) => path === "POST /api/auth/refresh")).toHaveLength(1);
  });

  test("again after the retry is the answer (API-08)", async () => {
    server.answer({ "/api/closed": () => json(401), "/api/auth/refresh": () => json(200) });
    expect(await failureOf(call("GET", "/closed"))).toMatchObject({ status: 401 });
    expect(server.paths()).toEqual(["GET /api/closed", "POST /api/auth/refresh", "GET /api/closed"]);
    expect(readSession().user).toEqual(USER);
  });

  test("of a login, by its address without the query, leads to no refresh (API-06)", async () => {
    server.answer({ "/api/auth/login": () => json(401, { message: "Invalid email or password" }) });
    const error = await failureOf(call("POST", "/auth/login", { email: "a@example.org", password: "x" }));
    expect(error).toMatchObject({ status: 401, text: "Invalid email or password" });
    expect(server.paths()).toEqual(["POST /api/auth/login"]);
    expect(readSession().user).toEqual(USER);
  });

  test("whose query alone has the word login is refreshed like any other, as decided (API-06)", async () => {
    server.answer({ "/api/search": whileExpired(), "/api/auth/refresh": () => json(200) });
    expect((await callFetch("/api/search?text=login")).status).toBe(200);
    expect(server.paths().filter((path) => path === "POST /api/auth/refresh")).toHaveLength(1);
  });

  test.each([
    ["401", () => json(401)],
    ["500", () => json(500)],
  ])("with a refresh that answers %s signs out here, and the call fails once", async (_, refresh) => {
    server.answer({ "/api/user/profile": () => json(401), "/api/auth/refresh": refresh });
    expect(await failureOf(call("GET", "/user/profile"))).toMatchObject({ status: 401 });
    expect(server.paths()).toEqual(["GET /api/user/profile", "POST /api/auth/refresh"]);
    expect(readSession()).toEqual({ user: null, isAuthenticated: false, isLoading: false, error: null });
    expect(tab.entry()).toBe('{"user":null,"isAuthenticated":false}');
  });

  test("with a refresh that hangs signs out after 30 seconds", async () => {
    server.answer({ "/api/user/profile": () => json(401), "/api/auth/refresh": hang });
    await withoutTime(async () => {
      const failing = failureOf(call("GET", "/user/profile"));
      await until(() => server.paths().includes("POST /api/auth/refresh"));
      await pass(30_000);
      expect(await failing).toMatchObject({ status: 401 });
    });
    expect(readSession().user).toBeNull();
  });
});

describe("a tRPC call", () => {
  const expired = { error: { message: "x", code: -32001, data: { code: "UNAUTHORIZED", httpStatus: 401 } } };

  test("is refreshed and retried like any other", async () => {
    server.answer({
      "/api/trpc/submissions.mine": whileExpired(() => json(200, [{ result: { data: [] } }])),
      "/api/auth/refresh": () => json(200),
    });
    expect(await trpcClient.submissions.mine.query()).toEqual([]);
    expect(server.sent.map(({ headers }) => headers.get("authorization"))).toEqual(
      server.sent.map(() => "Bearer user-1"),
    );
    expect(server.sent.map(({ headers }) => headers.get("content-type"))).toEqual(
      server.sent.map(() => "application/json"),
    );
    expect(server.sent).toHaveLength(3);
  });

  test("inside a batch whose other parts succeed is refreshed, too", async () => {
    const data = { result: { data: 1 } };
    server.answer({
      "/api/trpc/colleagues.list,submissions.mine": (nth) =>
        nth === 1 ? json(207, [data, expired]) : json(200, [data, data]),
      "/api/auth/refresh": () => json(200),
    });
    const answers: unknown[] = await Promise.all([
      trpcClient.colleagues.list.query({ submissionId: "s-1" }),
      trpcClient.submissions.mine.query(),
    ]);
    expect(answers).toEqual([1, 1]);
    expect(server.sent).toHaveLength(3);
    expect(tab.logged()).toEqual(["GET /api/trpc/colleagues.list,submissions.mine: 401"]);
  });

  test("that is answered from memory travels alone, so that the browser can keep it", async () => {
    server.answer({
      "/api/trpc/event.get": () => json(200, { result: { data: 1 } }),
      "/api/trpc/packages.list": () => json(200, { result: { data: 2 } }),
    });
    const answers: unknown[] = await Promise.all([
      trpcClient.event.get.query(),
      trpcClient.packages.list.query(),
    ]);
    expect(answers).toEqual([1, 2]);
    expect(server.paths()).toEqual(["GET /api/trpc/event.get", "GET /api/trpc/packages.list"]);
  });

  test("that changes something is repeated under its own key after the refresh", async () => {
    const done = { id: "o-1", status: "CANCELLED" as const, version: 2 };
    server.answer({
      "/api/trpc/orders.cancel": whileExpired(() => json(200, { result: { data: done } })),
      "/api/auth/refresh": () => json(200),
    });
    const context = { idempotencyKey: "key-of-this-click" };
    expect(await trpcClient.orders.cancel.mutate({ id: "o-1", version: 1 }, { context })).toEqual(done);
    const [first, , second] = server.sent;
    expect(first?.headers.get("idempotency-key")).toBe("key-of-this-click");
    expect(second?.headers.get("idempotency-key")).toBe("key-of-this-click");
    expect(second?.body).toBe(first?.body ?? "");
  });

  test("that changes something has a key of its own for what it says, until it is answered", async () => {
    const discard = (id: string) => failureOf(trpcClient.orders.discard.mutate({ id, version: 1 }));
    const failed503 = () => json(503, { error: { data: { httpStatus: 503 } } });
    const done = () => json(200, { result: { data: { id: "o-1" } } });
    server.answer({ "/api/trpc/orders.discard": (nth) => (nth > 2 ? done() : failed503()) });
    for (const id of ["o-1", "o-2", "o-1", "o-1"]) await discard(id);
    const keys = server.sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key ?? ""))).toBe(true);
    const [failed, other, repeated, again] = keys;
    expect(repeated).toBe(failed ?? "");
    expect(new Set([failed, other, again]).size).toBe(3);
  });

  test("that fails names neither its input nor its answer in the log", async () => {
    const body = { error: { message: "Secreta@2025", code: -32603, data: { httpStatus: 500 } } };
    server.answer({ "/api/trpc/submissions.track": () => json(500, [body]) });
    await failureOf(trpcClient.submissions.track.query({ token: "a-secret-token" }));
    expect(tab.logged()).toEqual(["GET /api/trpc/submissions.track: 500"]);
  });
});
