import { afterAll, describe, expect, test } from "bun:test";
import { heapStats } from "bun:jsc";
import { connect, type Socket } from "node:net";
import type { SignedInUser } from "#domain/actor.ts";
import { readEnv } from "#server/env.ts";
import { openSession } from "#server/accounts/session.ts";
import { serve } from "#server/serve.ts";
import { findFreePort } from "#tests/portal-process.ts";
import { makeUser } from "#tests/factories.ts";
import { newDataFolder } from "#tests/setup.ts";

/** The real server on a real port: what a broken connection looks like, only sockets show. */
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
);
const { portal } = running;
const port = Number(new URL(running.url).port);
let isStopped = false;
afterAll(() => (isStopped ? undefined : running.stop()));

/** More accounts than one, since each may only open so many streams. */
const cookies = await Promise.all(
  Array.from({ length: 125 }, async () => cookieOf(await makeUser(portal, "PARTNER"))),
);

async function cookieOf({ id }: SignedInUser): Promise<string> {
  const lines = await openSession(portal, id, { device: "storm" });
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

async function until(isSo: () => boolean, patience = 30_000): Promise<void> {
  const deadline = performance.now() + patience;
  while (!isSo() && performance.now() < deadline) await Bun.sleep(10);
}

function heap(): number {
  Bun.gc(true);
  return heapStats().heapSize / 1e6;
}

describe("streams over real connections", () => {
  test("that are cut off hard, ten thousand of them, leave nothing behind", async () => {
    for (const socket of await openMany(1_000)) socket.destroy();
    await until(() => portal.live.count() === 0);
    const before = heap();
    for (let n = 0; n < 10_000; n += 1_000) for (const socket of await openMany(1_000)) socket.destroy();
    await until(() => portal.live.count() === 0);
    expect(portal.live.count()).toBe(0);
    await Bun.sleep(100);
    expect(heap() - before).toBeLessThanOrEqual(10);
  }, 60_000);

  test("are closed when their reader does not read", async () => {
    const [sleeping, reading] = [await open(0), await open(1)];
    sleeping.pause();
    for (let n = 0; n < 200_000 && portal.live.count() > 1; n += 1) {
      portal.live.hear([
        { kind: "record", record: "settings", recordId: "x".repeat(500), submissionId: null, by: null },
      ]);
      if (n % 100 === 0) await Bun.sleep(0);
    }
    expect(portal.live.count()).toBe(1);
    expect(reading.destroyed).toBe(false);
    for (const socket of [sleeping, reading]) socket.destroy();
    await until(() => portal.live.count() === 0);
  }, 60_000);

  test("do not hold up a stop: with two thousand open it ends within five seconds", async () => {
    const sockets = await openMany(2_000);
    expect(portal.live.count()).toBe(2_000);
    const began = performance.now();
    isStopped = true;
    await running.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    for (const socket of sockets) socket.destroy();
  }, 60_000);
});
