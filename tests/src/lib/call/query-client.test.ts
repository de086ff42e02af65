import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, setSystemTime, spyOn, test } from "bun:test";
import { call } from "#src/lib/call/call.ts";
import {
  CATALOGUE_KEY,
  createQueryClient,
  queryClient,
  readAhead,
  readNow,
  retryDelay,
  shouldRetry,
} from "#src/lib/call/query-client.ts";
import { TOO_LATE } from "#src/lib/page/unreached.ts";
import { storeUser } from "#src/session/store.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { pass, until, withoutTime } from "../../stopped-clock.ts";
import { json, openServer, openTab, USER } from "../kept/tab.ts";

/** The data policy over the real call layer against a real server (FET-01 to FET-05). */
const server = openServer();
const tab = openTab(server.url);
const MINUTE = 60_000;

beforeEach(() => {
  storeUser(USER);
  server.answer({});
});
afterEach(() => setSystemTime());

function read(queryClient = createQueryClient()): Promise<unknown> {
  return queryClient.fetchQuery({ queryKey: ["thing"], queryFn: () => call("GET", "/thing") });
}

function trpcFailure(httpStatus: number): Response {
  return json(httpStatus, [{ error: { message: "x", code: -32000, data: { httpStatus } } }]);
}

describe("a read", () => {
  test("is fresh for five minutes", async () => {
    server.answer({ "/api/thing": () => json(200, { n: 1 }) });
    const queryClient = createQueryClient();
    const start = Date.now();
    setSystemTime(start);
    await read(queryClient);
    setSystemTime(start + 5 * MINUTE - 1_000);
    await read(queryClient);
    expect(server.sent).toHaveLength(1);
    setSystemTime(start + 5 * MINUTE + 1_000);
    await read(queryClient);
    expect(server.sent).toHaveLength(2);
  });

  test("that fails with 500 is tried four times, after 300, 600 and 1200 ms (FET-02)", () =>
    withoutTime(async () => {
      server.answer({ "/api/thing": () => json(500, { message: "Out of order" }) });
      const timers = spyOn(globalThis, "setTimeout");
      const failing = read().catch((error: unknown) => error);
      for (const [tries, wait] of [300, 600, 1200].entries()) {
        await until(() => timers.mock.calls.some(([, asked]) => asked === wait));
        await pass(wait - 1);
        expect(server.sent).toHaveLength(tries + 1);
        await pass(1);
      }
      expect(await failing).toMatchObject({ status: 500 });
      timers.mockRestore();
      expect(server.sent).toHaveLength(4);
    }));

  test("that succeeds at the second try fails nobody", async () => {
    server.answer({ "/api/thing": (nth) => (nth === 1 ? json(503) : json(200, { n: 1 })) });
    expect(await read()).toEqual({ n: 1 });
    expect(server.sent).toHaveLength(2);
  });

  test("of a server that cannot be reached is tried four times", async () => {
    tab.disconnect();
    await expect(read()).rejects.toThrow();
    // What a file's tests before this one left to be tried again is logged as well.
    const told = tab.logged().filter((line) => line.includes("/api/thing"));
    expect(told).toEqual(Array.from({ length: 4 }, () => "GET /api/thing: no answer"));
  });

  test.each([400, 403, 404, 409, 413, 429])(
    "that is refused with %i is not tried again (FET-03)",
    async (status) => {
      server.answer({ "/api/thing": () => json(status) });
      await expect(read()).rejects.toMatchObject({ status });
      expect(server.sent).toHaveLength(1);
    },
  );

  test("that is refused with 401 is not tried again after the refresh failed", async () => {
    server.answer({ "/api/thing": () => json(401), "/api/auth/refresh": () => json(401) });
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(server.paths()).toEqual(["GET /api/thing", "POST /api/auth/refresh"]);
  });

  test.each([
    [404, 1],
    [500, 4],
  ])("over tRPC that fails with %i is sent %i times", async (status, times) => {
    server.answer({ "/api/trpc/orders.mine": () => trpcFailure(status) });
    const reading = createQueryClient().fetchQuery({
      queryKey: ["orders"],
      queryFn: () => trpcClient.orders.mine.query({}),
    });
    await expect(reading).rejects.toMatchObject({ data: { httpStatus: status } });
    expect(server.sent).toHaveLength(times);
  });

  test("that a proxy refuses with a page of its own is not tried again", async () => {
    server.answer({ "/api/trpc/orders.mine": () => json(403, "<html>") });
    const reading = createQueryClient().fetchQuery({
      queryKey: ["orders"],
      queryFn: () => trpcClient.orders.mine.query({}),
    });
    await expect(reading).rejects.toThrow();
    expect(server.sent).toHaveLength(1);
  });

  test("on the screen that a proxy answers for a portal that is down comes by itself once it is back", async () => {
    let isUp = false;
    const back = Promise.withResolvers<void>();
    const queryClient = createQueryClient(() => back.promise);
    server.answer({
      "/api/trpc/orders.mine": () =>
        isUp
          ? json(200, [{ result: { data: [] } }])
          : new Response("<h1>502 Bad Gateway</h1>", { status: 502 }),
    });
    const shown = new QueryObserver(queryClient, {
      queryKey: ["orders"],
      queryFn: () => trpcClient.orders.mine.query({}),
      retry: false,
    });
    const states: string[] = [];
    const stop = shown.subscribe(({ status }) => states.push(status));
    await until(() => states.includes("error"));
    isUp = true;
    back.resolve();
    await until(() => states.includes("success"));
    stop();
    expect(server.sent).toHaveLength(2);
  });
});

describe("a change", () => {
  test.each([500, 503])("that fails with %i is sent once (FET-04)", async (status) => {
    server.answer({ "/api/change": () => json(status) });
    const change = new MutationObserver(createQueryClient(), {
      mutationFn: () => call("POST", "/change", { a: 1 }),
    });
    await expect(change.mutate()).rejects.toMatchObject({ status });
    expect(server.sent).toHaveLength(1);
  });

  test("that reaches no server is sent once and fails", async () => {
    tab.disconnect();
    const change = new MutationObserver(createQueryClient(), { mutationFn: () => call("POST", "/change") });
    await expect(change.mutate()).rejects.toThrow();
    expect(tab.logged().filter((line) => line.includes("/api/change"))).toEqual([
      "POST /api/change: no answer",
    ]);
  });
});

describe("an answer", () => {
  test("is fresh for five minutes (FET-01)", () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
  });

  /** A screen that reads oftener hides what the live connection does not tell. */
  test("has no freshness of its own anywhere: the live connection tells (FET-01)", async () => {
    const own = /\b(staleTime|gcTime|refetchInterval|refetchOnMount|refetchOnWindowFocus)\b/;
    const found: string[] = [];
    for await (const path of new Bun.Glob("src/**/*.{ts,tsx}").scan()) {
      if (path !== "src/lib/call/query-client.ts" && own.test(await Bun.file(path).text())) found.push(path);
    }
    expect(found).toEqual([]);
  });

  test("just read is asked again only by name", async () => {
    server.answer({ "/api/trpc/settings.get": (nth) => json(200, { result: { data: nth } }) });
    const question = trpc.settings.get.queryOptions();
    const asked = () => server.sent.filter(({ path }) => path.includes("settings.get")).length;
    await readAhead(question);
    await readAhead(question);
    expect(asked()).toBe(1);
    await readNow(question);
    expect(asked()).toBe(2);
    queryClient.clear();
  });
});

describe("the catalogue", () => {
  test("has one constant key and is fresh for 24 hours (FET-05)", async () => {
    const key = trpc.catalogue.list.queryKey();
    expect<readonly unknown[]>(key).toEqual([["catalogue", "list"], { type: "query" }]);
    expect(key[0]).toEqual([...CATALOGUE_KEY[0]]);
    const queryClient = createQueryClient();
    expect(queryClient.getQueryDefaults(key)).toMatchObject({ staleTime: 86_400_000, gcTime: 86_400_000 });

    server.answer({ "/api/trpc/catalogue.list": () => json(200, { result: { data: { items: [] } } }) });
    const open = () =>
      queryClient.fetchQuery({ queryKey: key, queryFn: () => trpcClient.catalogue.list.query() });
    const start = Date.now();
    setSystemTime(start);
    await open();
    setSystemTime(start + 24 * 60 * MINUTE - 1_000);
    await open();
    expect(server.sent).toHaveLength(1);
    setSystemTime(start + 24 * 60 * MINUTE + 1_000);
    await open();
    expect(server.sent).toHaveLength(2);
    queryClient.clear();
  });
});

test("the waiting times and the rule of who is tried again", () => {
  expect([0, 1, 2].map(retryDelay)).toEqual([300, 600, 1200]);
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, { status: 500 }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([399, 400, 499, 500].map((status) => shouldRetry(0, { status }))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(shouldRetry(0, new TypeError("Failed to fetch"))).toBe(true);
  expect(shouldRetry(0, new TypeError(TOO_LATE))).toBe(false);
});
