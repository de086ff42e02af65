import { afterAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { newDataFolder } from "#tests/setup.ts";
import { png } from "#tests/server/files/bytes.ts";
import { type Child, EMAIL, endChildren, launch, ready, signIn, stop } from "./child.ts";

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

describe("a stop", () => {
  test("lets a running upload finish, ends with 0 and loses nothing (R3)", async () => {
    const folder = newDataFolder();
    const child = launch({ DATA_DIR: folder });
    await ready(child);
    const cookie = await signIn(child);
    const upload = slowUpload(child, cookie);
    const temp = join(folder, "uploads", "tmp");
    while (readdirSync(temp).length === 0) await Bun.sleep(10);
    child.process.kill("SIGTERM");
    await Bun.sleep(150);
    expect(child.process.exitCode).toBeNull();
    upload.release();
    const answer = await upload.answer;
    const file = (await answer.json()) as { url: string; size: number };
    expect([answer.status, file.size]).toEqual([201, upload.size]);
    const started = performance.now();
    expect(await child.process.exited).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(readdirSync(temp)).toEqual([]);
    expect(readdirSync(folder)).not.toContain("portal.lock");

    const again = launch({ DATA_DIR: folder });
    await ready(again);
    const kept = await fetch(`${again.url}${file.url}`, { headers: { cookie } });
    expect([kept.status, (await kept.bytes()).length]).toEqual([200, upload.size]);
    again.process.kill("SIGTERM");
    expect(await again.process.exited).toBe(0);
  }, 30_000);
});

/** Connections that begin to send something and stop, or ask nothing at all. */
async function openHalves({ port, url }: Child, cookie: string) {
  const head = `Host: 127.0.0.1:${port}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\n`;
  const json = `${head}Content-Type: application/json\r\n`;
  const form = `${head}Content-Type: multipart/form-data; boundary=b\r\n`;
  const halves = [
    `POST /api/auth/login HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"em`,
    `POST /api/auth/login HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\n50\r\n{"em`,
    `POST /api/trpc/views.save HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"em`,
    `POST /api/files?purpose=supporting HTTP/1.1\r\n${form}Content-Length: 5000\r\n\r\n--b\r\ncontent`,
    "POST /api/auth/lo",
    ...Array.from({ length: 500 }, () => ""),
  ];
  return Promise.all(
    halves.map((text) => {
      const { promise, resolve } = Promise.withResolvers<Socket>();
      const socket = connect(port, "127.0.0.1", () => socket.write(text, () => resolve(socket)));
      socket.on("error", () => resolve(socket));
      return promise;
    }),
  );
}

/** How many files and connections a portal has open, once that is as a test wants it. */
async function descriptorsOf({ process }: Child, isSo: (count: number) => boolean): Promise<number> {
  for (;;) {
    const { length } = readdirSync(`/proc/${process.pid}/fd`);
    if (isSo(length)) return length;
    await Bun.sleep(10);
  }
}

describe("a stop with half of a request, or nothing, on its connections", () => {
  test("ends with 0 within ten seconds, and at once when nothing is under way (R3)", async () => {
    const busy = launch({ DATA_DIR: newDataFolder() });
    await ready(busy);
    await openHalves(busy, await signIn(busy));
    const quiet = launch({ DATA_DIR: newDataFolder() });
    await ready(quiet);
    const halves = await openHalves(quiet, "");
    const open = await descriptorsOf(quiet, (count) => count >= halves.length);
    for (const half of halves.slice(0, 4)) half.destroy();
    await descriptorsOf(quiet, (count) => count <= open - 4);
    const started = performance.now();
    const stopping = stop(busy);
    expect(await stop(quiet)).toBe(0);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(await stopping).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 40_000);

  test("leaves no line of an error for those who left before", async () => {
    const child = launch({ DATA_DIR: newDataFolder() });
    await ready(child);
    const sockets = await openHalves(child, "");
    await descriptorsOf(child, (count) => count >= sockets.length);
    for (const socket of sockets) socket.destroy();
    await descriptorsOf(child, (count) => count < sockets.length);
    expect(await stop(child)).toBe(0);
    expect(await child.errors).toBe("");
  }, 20_000);
});

describe("a start", () => {
  test("on a folder in use is refused with one line, and the first goes on; its parser is strict (F33, S64, S66)", async () => {
    const folder = newDataFolder();
    const first = launch({ DATA_DIR: folder });
    await ready(first);
    const second = launch({ DATA_DIR: folder });
    expect(await second.process.exited).toBe(1);
    expect(await second.errors).toMatch(/^DATA_DIR cannot be used: [^\n]+\n$/);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    first.process.kill("SIGKILL");
    await first.process.exited;
    const third = launch({ DATA_DIR: folder });
    await ready(third);
    await expectStrictParser(third);
    third.process.kill("SIGTERM");
    expect(await third.process.exited).toBe(0);
  }, 30_000);

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["SECRET", "too-short-7781"],
    ["ADMIN_PASSWORD", "weakling-7781"],
    ["SMTP_URL", "http://mail.example.org"],
    ["NODE_ENV", "staging"],
    ["TRUST_PROXY", "perhaps"],
    ["DATABASE_URL", "postgres://x"],
  ])("with %s=%s stops with one line that names it and not its value", async (name, value) => {
    const child = launch({ DATA_DIR: newDataFolder(), [name]: value });
    expect(await child.process.exited).toBe(1);
    const said = await child.errors;
    expect(said).toMatch(/^[^\n]+\n$/);
    expect(said).toStartWith(`${name} cannot be used`);
    expect(said).not.toContain("7781");
  });
});

/** What only bytes on the wire can ask: methods and framings that `fetch` refuses to send (S64, S66). */
async function expectStrictParser({ port, url }: Child): Promise<void> {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const close = "Connection: close\r\n";
  const statusOf = async (bytes: string) =>
    Number(/^HTTP\/1\.1 (\d{3})/.exec(await exchange(port, bytes))?.[1] ?? 0);
  for (const method of ["TRACE", "CONNECT", "PUT", "FOO", "get"]) {
    const answer = await exchange(
      port,
      `${method} /api/auth/verify HTTP/1.1\r\n${host}${close}X-Echo: sigilo\r\n\r\n`,
    );
    expect([method, answer.includes("sigilo")]).toEqual([method, false]);
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  }
  const post = `POST /api/auth/logout HTTP/1.1\r\n${host}${close}Origin: ${url}\r\n`;
  expect(await statusOf(`${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`)).toBe(400);
  expect(await statusOf(`${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`)).toBe(400);
  expect([400, 0]).toContain(await statusOf("GET / HTTP/1.1\r\n\r\n"));
  expect([400, 431, 0]).toContain(
    await statusOf(`GET / HTTP/1.1\r\n${host}X-Long: ${"x".repeat(200_000)}\r\n\r\n`),
  );
  const health = await exchange(port, `GET /api/health HTTP/1.1\r\n${host}${close}\r\n`);
  expect(health).toStartWith("HTTP/1.1 200");
  expect(health).not.toMatch(/^(server|x-powered-by):/im);
}

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
}

describe("addresses behind a proxy", () => {
  const warnings = async (env: Record<string, string>) => {
    const child = launch({ DATA_DIR: newDataFolder(), LOG_LEVEL: "warn", ...env });
    await ready(child);
    child.process.kill("SIGTERM");
    await child.process.exited;
    return (await child.errors).split("proxyNotTrusted").length - 1;
  };

  test("are told to the operator once when nobody trusts the proxy that https needs", async () => {
    const PUBLIC_URL = "https://portal.example.org";
    expect(await warnings({ PUBLIC_URL })).toBe(1);
    expect(await warnings({ PUBLIC_URL, TRUST_PROXY: "1" })).toBe(0);
    expect(await warnings({})).toBe(0);
  }, 60_000);

  test("count as one however one caller's is written", async () => {
    const child = launch({ DATA_DIR: newDataFolder(), TRUST_PROXY: "1" });
    await ready(child);
    const spellings = [
      "203.0.113.9",
      "1.1.1.1, 203.0.113.9",
      "::ffff:203.0.113.9",
      "203.0.113.9:4711",
      "[::ffff:cb00:7109]:443",
      "203.0.113.9",
    ];
    const guess = async (address: string) => {
      const answer = await fetch(`${child.url}/api/auth/login`, {
        method: "POST",
        body: JSON.stringify({ email: EMAIL, password: "Wrong?Guess1" }),
        headers: { origin: child.url, "content-type": "application/json", "x-forwarded-for": address },
      });
      return answer.status;
    };
    const statuses = [];
    for (const address of spellings) statuses.push(await guess(address));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await guess("2001:db8::1")).toBe(401);
    child.process.kill("SIGTERM");
    await child.process.exited;
  }, 60_000);
});
