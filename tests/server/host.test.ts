import { afterAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { createApp } from "#server/app.ts";
import { openReadLog } from "#tests/log.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";

/** What no `Request` can hold travels as bytes: a Host that is none. */
const { portal } = await openTestPortal();
const { log, lines } = openReadLog("warn");
const app = createApp({ ...portal, log });
const http = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => app.fetch(request) });
afterAll(() => http.stop(true));

function send(...head: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(http.port ?? 0, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    let text = "";
    socket.on("data", (bytes) => (text += String(bytes)));
    socket.on("close", () => resolve({ status: Number(text.split(" ")[1]), text }));
    socket.on("error", reject);
  });
}

const ask = (path: string, host: string) =>
  send(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close");

const NO_HOSTS = ["[", "a b", "x/admin", "", ":99999", "127.0.0.1:99999", "%00", "a\\b", "x?", "x#", "//"];

describe.each(NO_HOSTS)("the Host %j", (host) => {
  test.each(["/", "/overview/", "/api/health", "/api/trpc/event.get", "/api/files/x"])(
    "makes %s a bad request, and the log silent",
    async (path) => {
      const { status, text } = await ask(path, host);
      expect(status).toBe(400);
      expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
      expect(lines).toEqual([]);
    },
  );

  test("makes an upload one, too", async () => {
    const type = "Content-Type: multipart/form-data; boundary=b";
    const same = [`Origin: ${ORIGIN}`, "Content-Length: 0", "Connection: close"];
    const { status } = await send("POST /api/files?purpose=logo HTTP/1.1", `Host: ${host}`, type, ...same);
    expect([status, lines]).toEqual([400, []]);
  });
});

test("a request without a Host, as a probe of HTTP/1.0 sends it, is answered like any other", async () => {
  const { status, text } = await send("GET /api/health HTTP/1.0");
  expect(status).toBe(200);
  expect(text).toContain('{"status":"ok"}');
  for (const path of ["/", "/overview/", "/nothing", "//evil.example/"]) {
    const without = await send(`GET ${path} HTTP/1.0`);
    expect([path, without.status]).toEqual([path, (await ask(path, "portal.test")).status]);
  }
  expect(lines).toEqual([]);
});
