import { expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { JOBS } from "#domain/watch/jobs.ts";
import { CLOCK_JOBS } from "#server/clock/clock-jobs.ts";
import { startClock } from "#server/clock/clock.ts";
import { RELEASE } from "#server/platform/release.ts";
import { openEight, userOf } from "#tests/abuse/eight.ts";
import { fileTest } from "#tests/file-test.ts";
import { openTestPortal } from "#tests/portal.ts";

const opened = await openTestPortal();
const { portal, as } = opened;
const people = await openEight(opened);
const admin = as(userOf(people.admin));

fileTest("a server has backups and a size of its own")(
  "says what runs, what is left and what was slowest",
  async () => {
    // Longer than any of the calls before it took on this machine.
    const hourMs = 60 * 60_000;
    portal.watch.calls.note("orders.list", "ok", hourMs);
    const status = await admin.portalStatus.read();
    expect(status).toMatchObject({
      trouble: null,
      // Tests reach it at an address without a certificate.
      warnings: ["plainHttp"],
      release: { version: RELEASE.version, commit: null, startedAt: portal.clock().toISOString() },
      data: { uploads: { bytes: 0, files: 0 } },
      backup: { mode: "on", underWay: null },
      mail: { failed: 0, givenUp: 0, oldest: null, hasServer: false },
      jobs: [],
    });
    expect(status.slowest.hour[0]).toEqual({
      call: "orders.list",
      count: 1,
      p50Ms: hourMs,
      p95Ms: hourMs,
      maxMs: hourMs,
    });
    expect(status.data.disk.freeBytes).toBeGreaterThan(0);
    expect(status.data.database).toBeGreaterThan(0);
  },
);

test("shows every job of the clock with its next time", async () => {
  const clock = startClock(portal, CLOCK_JOBS);
  const { jobs } = await admin.portalStatus.read();
  clock.stop();
  expect(jobs.map(({ name }) => name)).toEqual([...JOBS]);
  expect(jobs.every(({ next, startedAt }) => next !== null || startedAt !== null)).toBe(true);
});

test("is for administrators alone", async () => {
  const app = createApp(portal);
  const statusOf = async (cookie: string | undefined) =>
    (
      await app.fetch(
        new Request("http://portal.test/api/trpc/portalStatus.read", { headers: cookie ? { cookie } : {} }),
        { address: "10.0.0.1" },
      )
    ).status;
  expect(await statusOf(people.admin.cookie)).toBe(200);
  for (const who of ["manager", "gruporg", "partnerA"] as const) {
    expect([who, await statusOf(people[who]?.cookie)]).toEqual([who, 403]);
  }
  expect(await statusOf(undefined)).toBe(401);
});
