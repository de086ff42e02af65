import { afterAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { newDataFolder } from "#tests/setup.ts";
import { type Child, EMAIL, endChildren, lastLine, launch, ready, stop } from "./child.ts";

afterAll(endChildren);

describe("a start", () => {
  test("on a folder in use is refused with one line, and the first goes on; its parser is strict (F33, S64, S66)", async () => {
    const folder = newDataFolder();
    const first = launch({ DATA_DIR: folder });
    await ready(first);
    const second = launch({ DATA_DIR: folder });
    expect(await second.process.exited).toBe(1);
    expect(lastLine(await second.errors)).toMatch(/^DATA_DIR cannot be used: [^\n]+\n$/);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    first.process.kill("SIGKILL");
    await first.process.exited;
    const third = launch({ DATA_DIR: folder });
    await ready(third);
    await expectStrictParser(third);
    expect(await stop(third)).toBe(0);
  });

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
    expect(lastLine(said)).toStartWith(`${name} cannot be used`);
    expect(said).not.toContain("7781");
  });
});

/** What only bytes on the wire can ask: methods and framings that `fetch` refuses to send (S64, S66). */
async function expectStrictParser({ port, url }: Child): Promise<void> {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const close = "Connection: close\r\n";
  const statusOf = async (bytes: string) => statusIn(await exchange(port, bytes));
  const by = (method: string, path: string) =>
    exchange(port, `${method} ${path} HTTP/1.1\r\n${host}${close}Origin: ${url}\r\nX-Echo: sigilo\r\n\r\n`);
  // What is no method at all is not even answered.
  for (const [method, status] of [
    ["TRACE", 404],
    ["CONNECT", 404],
    ["PUT", 404],
    ["FOO", 0],
    ["get", 0],
  ] as const) {
    const answer = await by(method, "/api/auth/verify");
    expect([method, statusIn(answer), answer.includes("sigilo")]).toEqual([method, status, false]);
  }
  for (const path of ["/", "/api/health", "/api/auth/verify"]) {
    const [head, whole] = [await by("HEAD", path), await by("GET", path)];
    expect([path, statusIn(head), head.split("\r\n\r\n")[1]]).toEqual([path, statusIn(whole), ""]);
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

/** Of an answer as it came, 0 where none did. */
function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
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
  });

  test("count as one however one caller's is written", async () => {
    const child = launch({ DATA_DIR: newDataFolder(), TRUST_PROXY: "1" }, { hasStillClock: true });
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
  });
});
