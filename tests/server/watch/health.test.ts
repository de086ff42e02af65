import { describe, expect, spyOn, test } from "bun:test";
import { outbox } from "#db/schema/index.ts";
import { isDiskLow, isMailStuck } from "#domain/watch/warnings.ts";
import { createApp } from "#server/app.ts";
import { findWarnings } from "#server/portal-status/warnings.ts";
import { IN_WINDOW, openTestPortal } from "#tests/portal.ts";

const { portal, fetch, setNow } = await openTestPortal();
const MINUTE_MS = 60_000;
const GIB = 1024 ** 3;

async function ask(path: string): Promise<[number, unknown]> {
  const answer = await fetch(path);
  return [answer.status, await answer.json()];
}

describe("the health check", () => {
  test.each(["/api/health", "/api/health/live", "/api/health/ready"])(
    "%s says ok and nothing else",
    async (path) => {
      expect(await ask(path)).toEqual([200, { status: "ok" }]);
    },
  );

  test("a portal that is about to stop is alive, and not ready", async () => {
    portal.watch.isStopping = true;
    const found = [await ask("/api/health/live"), await ask("/api/health/ready")];
    portal.watch.isStopping = false;
    expect(found).toEqual([
      [200, { status: "ok" }],
      [503, { status: "stopping" }],
    ]);
  });

  test.each([
    ["is broken", () => Promise.reject(new Error("gone"))],
    ["neither answers nor refuses", () => new Promise(() => undefined)],
  ])(
    "one whose database %s is alive, and not ready, which nobody waits for longer than three seconds",
    async (_, execute) => {
      const broken = { ...portal, db: { ...portal.db, client: { execute } } };
      const app = createApp(broken as unknown as typeof portal);
      const tell = async (path: string) => {
        const answer = await app.fetch(new Request(`http://portal.test${path}`), { address: "10.0.0.1" });
        return [answer.status, await answer.json()];
      };
      expect(await tell("/api/health/live")).toEqual([200, { status: "ok" }]);
      const waits: unknown[] = [];
      const timers = spyOn(globalThis, "setTimeout").mockImplementation(((end: () => void, ms: number) => {
        waits.push(ms);
        return setImmediate(end);
      }) as unknown as typeof setTimeout);
      for (const path of ["/api/health/ready", "/api/health"])
        expect(await tell(path)).toEqual([503, { status: "failing" }]);
      timers.mockRestore();
      expect(waits).toEqual([2_000, 2_000]);
    },
  );
});

describe("a warning", () => {
  test.each([
    [{ freeBytes: 3 * GIB, totalBytes: 200 * GIB }, false],
    [{ freeBytes: GIB, totalBytes: 200 * GIB }, true],
    [{ freeBytes: GIB, totalBytes: 8 * GIB }, false],
    [{ freeBytes: 0.5 * GIB, totalBytes: 8 * GIB }, true],
  ])("of the disk: %j %p", (disk, isLow) => {
    expect(isDiskLow(disk)).toBe(isLow);
  });

  test.each([
    [null, 60, false],
    [14, 60, false],
    [16, 60, true],
    [600, 14, false],
    [600, 16, true],
  ])("of mail that waits for %p minutes, of a portal that runs for %p: %p", (minutes, runs, isStuck) => {
    const before = (ago: number) => new Date(IN_WINDOW.getTime() - ago * MINUTE_MS);
    const oldest = minutes === null ? null : before(minutes);
    expect(isMailStuck(oldest, { now: IN_WINDOW, startedAt: before(runs) })).toBe(isStuck);
  });

  test("names neither addresses nor texts: it is one of a few words", async () => {
    await portal.db.write((tx) =>
      tx.insert(outbox).values({
        messageId: "<one@portal.test>",
        createdAt: IN_WINDOW,
        template: "orderCreated",
        locale: "en",
        toEmail: "ana.moura@example.org",
        subject: "ORD-2025-00001",
        params: {},
        status: "failed",
        lastError: "550 ana.moura@example.org",
        nextAttemptAt: new Date(IN_WINDOW.getTime() + 60 * MINUTE_MS),
      }),
    );
    portal.watch.jobs.set("forget", { startedAt: IN_WINDOW, ms: 1, outcome: "failed", next: IN_WINDOW });
    setNow(new Date(IN_WINDOW.getTime() + 90 * MINUTE_MS));
    const { warnings } = await findWarnings(portal);
    setNow(IN_WINDOW);
    expect(warnings).toEqual(["mailStuck", "jobFailed"]);
  });
});
