import { afterAll, afterEach, describe, expect, jest, test } from "bun:test";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { readEnv } from "#server/platform/env.ts";
import { type Running, serve } from "#server/start/serve.ts";
import { findFreePort } from "#tests/portal-process.ts";
import { newDataFolder } from "#tests/setup.ts";
import { png } from "#tests/server/files/bytes.ts";
import { until } from "#tests/until.ts";
import { type Child, during, EMAIL, endChildren, errorsOf, launch, ready, signIn, stop } from "./child.ts";

afterAll(endChildren);

/** An upload whose bytes come slowly: the rest is sent when `release` is called. */
function slowUpload({ url }: Child, cookie: string) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="planta.png"\r\n\r\n`;
  const bytes = png({ pad: 200_000 });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* body() {
    yield Buffer.concat([Buffer.from(head), bytes.subarray(0, 100_000)]);
    await released;
    yield Buffer.concat([bytes.subarray(100_000), Buffer.from("\r\n--b--\r\n")]);
  }
  const answer = fetch(`${url}/api/files?purpose=supporting`, {
    method: "POST",
    body: body() as unknown as BodyInit,
    headers: { cookie, origin: url, "content-type": "multipart/form-data; boundary=b" },
  });
  return { answer, release, size: bytes.length };
}

/** Whether somebody new is still let in. */
function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, "127.0.0.1", () => resolve(true));
  socket.on("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

test("a stop lets a running upload finish, ends with 0 and loses nothing (R3)", async () => {
  const folder = newDataFolder();
  const child = launch({ DATA_DIR: folder }, { hasStillClock: true });
  await ready(child);
  const cookie = await signIn(child);
  const upload = slowUpload(child, cookie);
  const temp = join(folder, "uploads", "tmp");
  await during(child, () => readdirSync(temp).length > 0);
  child.process.kill("SIGTERM");
  await until(async () => !(await isOpen(child.port)));
  expect(child.process.exitCode).toBeNull();
  upload.release();
  const answer = await upload.answer;
  const file = (await answer.json()) as { url: string; size: number };
  expect([answer.status, file.size]).toEqual([201, upload.size]);
  expect(await child.process.exited).toBe(0);
  expect(readdirSync(temp)).toEqual([]);
  expect(readdirSync(folder)).not.toContain("portal.lock");

  const again = launch({ DATA_DIR: folder });
  await ready(again);
  const kept = await fetch(`${again.url}${file.url}`, { headers: { cookie } });
  expect([kept.status, (await kept.bytes()).length]).toEqual([200, upload.size]);
  expect(await stop(again)).toBe(0);
});

type Address = { port: number; url: string };

/** What somebody begins to send and does not end, so that an answer is under way. */
function begunRequests({ port, url }: Address, cookie: string): string[] {
  const head = `Host: 127.0.0.1:${port}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\n`;
  const json = `${head}Content-Type: application/json\r\n`;
  const form = `${head}Content-Type: multipart/form-data; boundary=b\r\n`;
  return [
    `POST /api/auth/login HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"em`,
    `POST /api/auth/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n50\r\n{"em`,
    `POST /api/trpc/views.save HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"em`,
    `POST /api/files?purpose=supporting HTTP/1.1\r\n${form}Content-Length: 5000\r\n\r\n--b\r\ncontent`,
  ];
}

/** Not even a whole head, or nothing at all. */
const SILENT = ["POST /api/auth/lo", ...Array.from({ length: 500 }, () => "")];

/** Connections that send these texts and no more. */
function openHalves(port: number, texts: readonly string[]): Promise<Socket[]> {
  return Promise.all(
    texts.map((text) => {
      const { promise, resolve } = Promise.withResolvers<Socket>();
      const socket = connect(port, "127.0.0.1", () => socket.write(text, () => resolve(socket)));
      socket.on("error", () => resolve(socket));
      return promise;
    }),
  );
}

/** Resolves once the portal has so many files and connections open. */
function descriptors(child: Child, isSo: (count: number) => boolean): Promise<void> {
  return during(child, () => isSo(readdirSync(`/proc/${child.process.pid}/fd`).length));
}

describe("a stop with half of a request, or nothing, on its connections", () => {
  test("ends with 0 (R3)", async () => {
    const child = launch({ DATA_DIR: newDataFolder() });
    await ready(child);
    await openHalves(child.port, [...begunRequests(child, await signIn(child)), ...SILENT]);
    expect(await stop(child)).toBe(0);
  });

  test("leaves no line of an error for those who left before", async () => {
    const child = launch({ DATA_DIR: newDataFolder() });
    await ready(child);
    const sockets = await openHalves(child.port, [...begunRequests(child, ""), ...SILENT]);
    await descriptors(child, (count) => count >= sockets.length);
    for (const socket of sockets) socket.destroy();
    await descriptors(child, (count) => count < sockets.length);
    expect(await stop(child)).toBe(0);
    expect(await errorsOf(child)).toEqual([]);
  });
});

describe("by its own clock a stop", () => {
  const GRACE_MS = 6_000;
  let running: Running | undefined;
  afterEach(async () => {
    jest.useRealTimers();
    await running?.stop();
    running = undefined;
  });

  async function open(): Promise<Address> {
    const PORT = String(await findFreePort());
    const secret = { SECRET: "a secret that only the tests know, long enough", ADMIN_EMAIL: EMAIL };
    const data = { DATA_DIR: newDataFolder(), PORT, LOG_LEVEL: "silent", BACKUP_EVERY: "0" };
    running = await serve(readEnv({ NODE_ENV: "test", ADMIN_PASSWORD: "Varzea?Alta7", ...secret, ...data }));
    return { port: Number(PORT), url: running.url };
  }

  /** Whoever asks after them is answered after they were read. */
  async function areRead({ port }: Address): Promise<void> {
    for (let asked = 0; asked < 2; asked += 1)
      await (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
  }

  async function stopRunning(): Promise<void> {
    const { stop: end } = running ?? {};
    running = undefined;
    await end?.();
  }

  test("is over at once when nothing is under way (R3)", async () => {
    const address = await open();
    await openHalves(address.port, SILENT);
    await areRead(address);
    jest.useFakeTimers();
    const began = Date.now();
    await stopRunning();
    expect(Date.now() - began).toBe(0);
  });

  test("is over within ten seconds, of which requests under way have six (R3)", async () => {
    const address = await open();
    await openHalves(address.port, begunRequests(address, ""));
    await areRead(address);
    jest.useFakeTimers();
    const began = Date.now();
    let isOver = false;
    const stopping = stopRunning().then(() => (isOver = true));
    for (let passed = 0; passed < GRACE_MS; passed += 20) {
      expect([passed, isOver]).toEqual([passed, false]);
      jest.advanceTimersByTime(20);
      await new Promise(setImmediate);
    }
    await stopping;
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});
