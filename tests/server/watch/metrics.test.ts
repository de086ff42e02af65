import { describe, expect, test } from "bun:test";
import { listProcedures } from "#tests/abuse/call.ts";
import { openEight } from "#tests/abuse/eight.ts";
import { fileTest } from "#tests/file-test.ts";
import { openTestPortal } from "#tests/portal.ts";
import { readExposition, type Series } from "./exposition.ts";

const TOKEN = "a token of the operator, long enough";
const watched = await openTestPortal({ env: { METRICS_TOKEN: TOKEN } });
const unwatched = await openTestPortal();
const people = await openEight(watched);

async function scrape(): Promise<{ types: Map<string, string>; series: Series[]; text: string }> {
  const answer = await watched.fetch("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const text = await answer.text();
  return { ...readExposition(text), text };
}

function valueOf(
  series: readonly Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  return series.find((one) => one.name === name && Bun.deepEquals(one.labels, labels))?.value;
}

describe("who may read the metrics", () => {
  test.each([
    ["nobody", {}],
    ["another token", { authorization: "Bearer another token, quite as long" }],
    ["its beginning", { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ["another scheme", { authorization: `Basic ${TOKEN}` }],
    ["an administrator's cookie", { cookie: people.admin.cookie ?? "" }],
  ])("not with %s", async (_who, headers) => {
    const answer = await watched.fetch("/metrics", { headers });
    expect([answer.status, await answer.json()]).toEqual([401, { message: "Authentication required" }]);
  });

  test("not with the token in the address, where it would stand in logs", async () => {
    const asked = `/metrics?token=${encodeURIComponent(TOKEN)}&access_token=${encodeURIComponent(TOKEN)}`;
    expect((await watched.fetch(asked)).status).toBe(401);
  });

  test("nobody where the operator set no token: there is no such page", async () => {
    for (const authorization of ["Bearer undefined", "Bearer ", `Bearer ${TOKEN}`]) {
      const answer = await unwatched.fetch("/metrics", { headers: { authorization } });
      expect([answer.status, await answer.text()]).toEqual([404, "NotFound"]);
    }
  });
});

describe("the metrics", () => {
  test("count calls by the names of their declarations, and how they ended", async () => {
    const { series: before } = await scrape();
    await watched.fetch("/api/trpc/event.get");
    await watched.fetch("/api/trpc/settings.get");
    await watched.fetch("/api/auth/verify");
    const { series } = await scrape();
    const grown = (call: string, outcome: string) =>
      (valueOf(series, "portal_calls_total", { call, outcome }) ?? 0) -
      (valueOf(before, "portal_calls_total", { call, outcome }) ?? 0);
    expect(grown("event.get", "ok")).toBe(1);
    expect(grown("settings.get", "refused")).toBe(1);
    expect(grown("GET /api/auth/verify", "refused")).toBe(1);
    expect(valueOf(series, "portal_call_duration_seconds_count", { call: "event.get" })).toBeGreaterThan(0);
  });

  test("have a bounded set of names, whatever is asked for", async () => {
    const secrets = ["01jq3y6n8v0000000000000000", "ana.moura", "unguessable-token", "Igarape"];
    const { series: before } = await scrape();
    for (const secret of secrets) {
      await watched.fetch(`/api/files/${secret}`);
      await watched.fetch(`/api/trpc/${secret}`);
      await watched.fetch(`/api/${secret}?q=${secret}`);
      await watched.fetch(`/${secret}`, { method: "PROPFIND" });
      await watched.fetch(`/api/health/${secret}`);
      await watched.fetch(`/unsubscribe/${secret}`, { method: "POST" });
    }
    const { series, text } = await scrape();
    for (const secret of secrets) expect(text).not.toContain(secret);
    const namesOf = (some: readonly Series[]) => new Set(some.map(({ labels }) => labels["call"] ?? ""));
    const fresh = [...namesOf(series)].filter((call) => !namesOf(before).has(call));
    expect(fresh.toSorted()).toEqual(["GET /api/files/:id", "POST /unsubscribe/:token", "other"]);
  });

  test("name every call of the portal from its start", async () => {
    for (const { declared } of listProcedures()) expect(declared.name).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
    const { series } = await scrape();
    const named = new Set(series.map(({ labels }) => labels["call"]));
    expect(listProcedures().filter(({ name }) => !named.has(name))).toEqual([]);
  });

  fileTest("the size of a server's database is not ours to ask")("are these", async () => {
    const { types } = await scrape();
    expect([...types.keys()]).toEqual([
      "portal_calls_total",
      "portal_call_duration_seconds",
      "portal_build_info",
      "process_start_time_seconds",
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
      "process_open_fds",
      "portal_event_loop_delay_mean_seconds",
      "portal_event_loop_delay_max_seconds",
      "portal_queue_waiting",
      "portal_live_streams",
      "portal_database_statements_total",
      "portal_database_seconds_total",
      "portal_database_size_bytes",
      "portal_uploads_size_bytes",
      "portal_disk_free_bytes",
      "portal_disk_size_bytes",
      "portal_storage_trouble",
      "portal_logins_active",
      "portal_warnings",
      "portal_backup_late",
      "portal_mail_waiting",
      "portal_mail_failed",
      "portal_mail_given_up",
      "portal_mail_oldest_seconds",
    ]);
  });

  test("say how many wait to write", async () => {
    const held = Promise.withResolvers<void>();
    const writes = [
      watched.portal.db.write(() => held.promise),
      watched.portal.db.write(async () => undefined),
    ];
    const { series } = await scrape();
    held.resolve();
    await Promise.all(writes);
    expect(valueOf(series, "portal_queue_waiting", { queue: "write" })).toBe(2);
    await Bun.sleep(0);
    expect(valueOf((await scrape()).series, "portal_queue_waiting", { queue: "write" })).toBe(0);
  });
});
