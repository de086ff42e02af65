import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { openAssets } from "#server/pages/assets.ts";

const SCRIPT = `console.log("${"floresta ".repeat(200)}");`;
const FONT = new Uint8Array(3000).fill(7);
const PICTURE = "<svg xmlns='http://www.w3.org/2000/svg'/>";

const MANIFEST = {
  "src/fonts/inter.woff2": { file: "assets/inter-abc.woff2" },
  "_main.js": { file: "assets/main-abc.js", name: "main", imports: ["_site.js", "_ground.js"] },
  "_site.js": { file: "assets/site-abc.js", imports: ["_ground.js"] },
  "_ground.js": { file: "assets/ground-abc.js", imports: ["_main.js"] },
};

const folder = mkdtempSync(join(tmpdir(), "assets-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A build as Vite and the compression leave it. */
for (const inner of ["assets", "drawings", ".vite"]) mkdirSync(join(folder, inner));
for (const [name, content] of [
  ["index.html", "<!doctype html><title>x</title>"],
  ["assets/index-abc.js", SCRIPT],
  ["assets/index-abc.js.br", brotliCompressSync(SCRIPT)],
  ["assets/index-abc.js.gz", gzipSync(SCRIPT)],
  ["assets/inter-abc.woff2", FONT],
  ["drawings/map.svg", PICTURE],
  [".vite/manifest.json", JSON.stringify(MANIFEST)],
] as const) {
  writeFileSync(join(folder, name), content);
}
const assets = openAssets("https://portal.test", folder);

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Response | undefined {
  return assets.answer(new Request(`https://portal.test${path}`, { method, headers }));
}

function given(answer: Response | undefined): Response {
  if (!answer) throw new Error("nothing was answered");
  return answer;
}

describe("a file of the build", () => {
  test("travels in the smallest form its reader takes, and is the same in each", async () => {
    const forms = [
      ["br, gzip", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["identity", null, (bytes: Uint8Array) => Buffer.from(bytes)],
    ] as const;
    for (const [accepted, encoding, unpack] of forms) {
      const answer = given(ask("/assets/index-abc.js?v=1", { "accept-encoding": accepted }));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("content-type")).toBe("text/javascript;charset=utf-8");
      expect(answer.headers.get("vary")).toBe("accept-encoding");
      expect(unpack(await answer.bytes()).toString()).toBe(SCRIPT);
    }
  });

  test("that the build could not make smaller travels as it is", async () => {
    const answer = given(ask("/assets/inter-abc.woff2", { "accept-encoding": "br" }));
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("vary")).toBeNull();
    expect(answer.headers.get("content-type")).toBe("font/woff2");
    expect(await answer.bytes()).toEqual(FONT);
  });

  test("is kept for ever when its name changes with its content, else for an hour", () => {
    const kept = (path: string) => given(ask(path)).headers.get("cache-control");
    expect(kept("/assets/index-abc.js")).toBe("public, max-age=31536000, immutable");
    expect(kept("/drawings/map.svg")).toBe("public, max-age=3600, stale-while-revalidate=86400");
  });

  test("carries the security headers and a number of its own (G4)", () => {
    const [first, second] = [given(ask("/drawings/map.svg")), given(ask("/drawings/map.svg"))];
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(first.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    expect(first.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
  });

  test("is not sent again to somebody who has it in the same form", async () => {
    const br = { "accept-encoding": "br" };
    const etag = given(ask("/assets/index-abc.js", br)).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = given(ask("/assets/index-abc.js", { ...br, "if-none-match": known }));
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, ""]);
      expect(answer.headers.get("etag")).toBe(etag);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(answer.headers.get("vary")).toBe("accept-encoding");
    }
    expect(given(ask("/assets/index-abc.js", { "if-none-match": etag })).status).toBe(200);
    expect(given(ask("/assets/index-abc.js", { ...br, "if-none-match": '"other"' })).status).toBe(200);
  });

  test("answers HEAD like GET, without the bytes", async () => {
    const [get, head] = ["GET", "HEAD"].map((method) => given(ask("/assets/index-abc.js", {}, method)));
    expect(await head?.text()).toBe("");
    expect(head?.headers.get("content-length")).toBe(String((await get?.bytes())?.length));
    expect(head?.headers.get("etag")).toBe(get?.headers.get("etag") ?? "");
  });

  test("is given whole to somebody who asks for a part", async () => {
    const answer = given(ask("/assets/inter-abc.woff2", { range: "bytes=0-9" }));
    expect([answer.status, (await answer.bytes()).length]).toEqual([200, FONT.length]);
    expect(answer.headers.get("accept-ranges")).toBeNull();
  });
});

describe("what is not a file of the build", () => {
  test.each([
    "/",
    "/index.html",
    "/assets",
    "/assets/",
    "/assets/index-abc.js.br",
    "/assets/index-abc.js.gz",
    "/.vite/manifest.json",
    "/assets/../index.html",
    "//assets/index-abc.js",
    "/assets%2findex-abc.js",
  ])("%s is left to the application", (path) => {
    expect(ask(path)).toBeUndefined();
  });

  test("nor is anything but reading", () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect(ask("/assets/index-abc.js", {}, method)).toBeUndefined();
  });
});

test("the pages find their template and the hashed address of what they preload", () => {
  expect(assets.template).toStartWith("<!doctype html>");
  expect(assets.addressOf("src/fonts/inter.woff2")).toBe("/assets/inter-abc.woff2");
  expect(assets.addressOf("src/fonts/none.woff2")).toBeUndefined();
  const scripts = ["/assets/main-abc.js", "/assets/site-abc.js", "/assets/ground-abc.js"];
  expect(assets.scriptsOf("main")).toEqual(scripts);
  expect(assets.scriptsOf("none")).toEqual([]);
});

test("without a build there is nothing, and nothing breaks", () => {
  const none = openAssets("https://portal.test", join(folder, "missing"));
  expect(none.template).toBeUndefined();
  expect(none.scriptsOf("main")).toEqual([]);
  expect(none.answer(new Request("https://portal.test/assets/index-abc.js"))).toBeUndefined();
});

test("a newer build that takes the place of this one takes no file from the pages that name it", async () => {
  const older = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(older, "assets"));
  for (const name of ["read", "unread"]) writeFileSync(join(older, "assets", `${name}-abc.js`), SCRIPT);
  const [whole, part] = [openAssets("https://portal.test", older), openAssets("https://portal.test", older)];
  const read = (from: typeof whole, name: string) =>
    from.answer(new Request(`https://portal.test/assets/${name}-abc.js`))?.text();
  await whole.keepAll();
  expect(await read(part, "read")).toBe(SCRIPT);
  rmSync(older, { recursive: true });
  expect(await read(whole, "unread")).toBe(SCRIPT);
  expect(await read(part, "read")).toBe(SCRIPT);
  expect(read(part, "unread")).toBeUndefined();
});
