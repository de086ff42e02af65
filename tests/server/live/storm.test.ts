import { afterAll, describe, expect, test } from "bun:test";
import { heapStats } from "bun:jsc";
import { connect, type Socket } from "node:net";
import type { SignedInUser } from "#domain/actor.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { readEnv } from "#server/platform/env.ts";
import { openSession } from "#server/accounts/session.ts";
import { serve } from "#server/start/serve.ts";
import { findFreePort } from "#tests/portal-process.ts";
import { makeUser } from "#tests/factories.ts";
import { newDataFolder } from "#tests/setup.ts";
import { until } from "#tests/until.ts";

/**
 * The real server on a real port: what a broken connection looks like, only sockets show. A stop of it waits without
 * end for what is open, so that one which comes to its end was held up by nothing.
 */
const running = await serve(
  readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: newDataFolder(),
    PORT: String(await findFreePort()),
    SECRET: "s".repeat(40),
    CONNECTIONS_PER_ADDRESS: "20000",
    ADMIN_NAME: "Dora Nazaré",
    ADMIN_PASSWORD: "Seringueira$2025",
  }),
  { graceMs: Infinity },
);
const { portal } = running;
const port = Number(new URL(running.url).port);
let isStopped = false;
afterAll(() => (isStopped ? undefined : running.stop()));

/** More accounts than one, since each may only open so many streams. */
const cookies = await Promise.all(
  Array.from({ length: 125 }, async () => cookieOf(await makeUser(portal, "PARTNER"))),
);

/** Of a login of tomorrow, which outlasts these tests however long they take. */
async function cookieOf({ id }: SignedInUser): Promise<string> {
  const tomorrow = new Date(Date.now() + DAY_MS);
  const lines = await openSession({ ...portal, clock: () => tomorrow }, id, { device: "storm" });
  return lines.map((line) => line.split(";")[0]).join("; ");
}

/** A browser that has read the beginning of its stream. */
function open(n: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      const cookie = cookies[n % cookies.length];
      socket.write(`GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`);
    });
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString();
      if (answer.includes("event: hello")) resolve(socket);
      else if (!answer.startsWith("HTTP/1.1 200")) reject(new Error(answer));
    });
    socket.on("error", reject);
  });
}

/** The last bytes that come before the server closes. */
function endOf(socket: Socket): Promise<string> {
  let end = "";
  socket.on("data", (bytes) => {
    end = (end + bytes.toString()).slice(-5);
  });
  return new Promise((resolve) => socket.on("close", () => resolve(end)));
}

/** No more at once than wait at the door: whoever finds it full knocks again after a second. */
const AT_ONCE = 200;

async function openMany(count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const from = sockets.length;
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => open(from + n)))));
  }
  return sockets;
}

/** All noticed before the next come, since no account may have more than fifty. */
async function cutOff(count: number): Promise<void> {
  for (const socket of await openMany(count)) socket.destroy();
  await until(() => portal.live.count() === 0);
}

/** The megabytes that stay: what closed connections leave is freed turn by turn, so it is collected until it shrinks no more. */
async function heap(): Promise<number> {
  for (let size = Infinity; ;) {
    Bun.gc(true);
    const now = heapStats().heapSize / 1e6;
    if (now > size - 0.1) return now;
    size = now;
    await Bun.sleep(100);
  }
}

describe("streams over real connections", () => {
  test("that are cut off hard, ten thousand of them, leave nothing behind", async () => {
    await cutOff(1_000);
    const before = await heap();
    for (let n = 0; n < 10_000; n += 1_000) await cutOff(1_000);
    expect((await heap()) - before).toBeLessThanOrEqual(10);
  });

  test("are closed when their reader does not read", async () => {
    const [sleeping, reading] = [await open(0), await open(1)];
    sleeping.pause();
    for (let n = 0; n < 2_000 && portal.live.count() > 1; n += 1) {
      const before = reading.bytesRead;
      for (let at = 0; at < 100; at += 1) {
        portal.live.hear([
          { kind: "record", record: "settings", recordId: "x".repeat(500), submissionId: null, by: null },
        ]);
      }
      await until(() => reading.bytesRead >= before + 100 * 500);
    }
    expect(portal.live.count()).toBe(1);
    expect(reading.destroyed).toBe(false);
    for (const socket of [sleeping, reading]) socket.destroy();
    await until(() => portal.live.count() === 0);
  });

  test("do not hold up a stop: two thousand of them are ended by it, each in order", async () => {
    const sockets = await openMany(2_000);
    expect(portal.live.count()).toBe(2_000);
    const ends = sockets.map(endOf);
    isStopped = true;
    await running.stop();
    // The last chunk of an answer; one that is cut off has none.
    expect(new Set(await Promise.all(ends))).toEqual(new Set(["0\r\n\r\n"]));
  });
});
