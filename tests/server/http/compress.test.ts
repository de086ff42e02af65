import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compressAnswers } from "#server/http/compress.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { signIn, uploaded } from "../files/upload.ts";

const server = await openTestPortal();

/** What the portal answers, and a few answers that it may give one day. */
const LONG = JSON.stringify({ words: "floresta ".repeat(200) });
const HUGE = JSON.stringify({ words: Array.from({ length: 60_000 }, () => crypto.randomUUID()) });
const json = { "content-type": "application/json" };
const app = new Hono()
  .use(compressAnswers())
  .get("/long", () => new Response(LONG, { headers: { ...json, etag: '"1"', "content-length": "1813" } }))
  .get("/999", () => new Response(`"${"x".repeat(997)}"`, { headers: json }))
  .get("/1000", () => new Response(`"${"x".repeat(998)}"`, { headers: json }))
  .get("/huge", () => new Response(HUGE, { headers: json }))
  .get("/refused", () => new Response(LONG, { status: 400, headers: json }))
  .get("/kept", () => new Response("packed", { headers: { ...json, "content-encoding": "br", vary: "a" } }))
  .get("/same", () => new Response(null, { status: 304, headers: { ...json, etag: '"1"' } }))
  .get("/picture", () => new Response(LONG, { headers: { "content-type": "image/png" } }))
  .get("/events", () => new Response(LONG, { headers: { "content-type": "text/event-stream" } }))
  .get("/parts", () => new Response(LONG, { headers: { ...json, "transfer-encoding": "chunked" } }));

async function ask(path: string, accepted?: string, init: RequestInit = {}) {
  const headers = { ...(accepted !== undefined && { "accept-encoding": accepted }) };
  const answer = await app.request(path, { headers, ...init });
  const told = (name: string) => answer.headers.get(name);
  return { answer, encoding: told("content-encoding"), vary: told("vary"), etag: told("etag") };
}

const FORMS = [
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", null, Buffer.from],
] as const;

describe("an answer of 1 kB and more", () => {
  test.each(FORMS)("travels to a reader who takes %j as %s", async (accepted, encoding, unpack) => {
    for (const path of ["/api/trpc/event.get", "/sitemap.xml"]) {
      const plain = await (await server.fetch(path)).text();
      const answer = await server.fetch(path, { headers: { "accept-encoding": accepted } });
      const bytes = await answer.bytes();
      expect(plain.length).toBeGreaterThan(1000);
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(unpack(bytes).toString()).toBe(plain);
      if (encoding) expect(bytes.byteLength).toBeLessThan(plain.length / 1.5);
    }
  });

  test("is whole when it is large, and when it says no", async () => {
    for (const [path, plain, status] of [
      ["/huge", HUGE, 200],
      ["/refused", LONG, 400],
    ] as const)
      for (const [accepted, , unpack] of FORMS) {
        const { answer } = await ask(path, accepted);
        expect(answer.status).toBe(status);
        expect(unpack(await answer.bytes()).toString()).toBe(plain);
      }
  });

  test("claims neither the tag nor the length of the plain one", async () => {
    const { answer, etag } = await ask("/long", "br");
    expect([etag, answer.headers.get("content-length")]).toEqual(['W/"1"', null]);
    expect((await ask("/long", "identity")).etag).toBe('"1"');
  });
});

describe("an answer is left as it is", () => {
  test("below 1 kB", async () => {
    expect((await ask("/999", "br")).encoding).toBeNull();
    expect((await ask("/1000", "br")).encoding).toBe("br");
    expect(await (await ask("/999", "br")).answer.json()).toHaveLength(997);
  });

  test("when it is compressed already", async () => {
    const { answer, encoding, vary } = await ask("/kept", "gzip");
    expect([encoding, vary, await answer.text()]).toEqual(["br", "a", "packed"]);
  });

  test.each(["/picture", "/events", "/parts"])(
    "when it is no text, or made while it travels: %s",
    async (path) => {
      const { answer, encoding } = await ask(path, "br");
      expect([encoding, await answer.text()]).toEqual([null, LONG]);
    },
  );

  test("when there is no body, and says what it depends on", async () => {
    const head = await ask("/long", "br", { method: "HEAD" });
    expect([head.encoding, head.vary, head.etag]).toEqual([null, "accept-encoding", '"1"']);
    const same = await ask("/same", "br");
    expect([same.answer.status, same.encoding, same.vary]).toEqual([304, null, "accept-encoding"]);
  });

  test("when it is a file, which is sent from the disk as it is", async () => {
    const partner = await makeUser(server.portal, "PARTNER");
    const cookie = await signIn(server, partner);
    const bytes = new TextEncoder().encode("a;b\n".repeat(2000));
    const { id } = await uploaded(server, cookie, { bytes, name: "a.csv" });
    const headers = { cookie, "accept-encoding": "br" };
    const answer = await server.fetch(`/api/files/${id}`, { headers });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.bytes()).toEqual(bytes);
  });
});
