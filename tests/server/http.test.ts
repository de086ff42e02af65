import { describe, expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";

const server = await openTestPortal();
const { fetch } = server;
const app = createApp(server.portal);
const staff = await makeUser(server.portal, "ADMIN");
const cookie = await signIn(server, staff);
const picture = await uploaded(server, cookie, { bytes: png(), name: "planta.png" });

const json = (body: unknown = {}, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { cookie, ...headers },
});

describe("addresses", () => {
  test("/api/health says that the portal and its database are up", async () => {
    const answer = await fetch("/api/health");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect((await fetch("/api/health", { method: "HEAD" })).status).toBe(200);
  });

  test("unknown ones under /api and /download are answered 404 in JSON", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/docs",
      "/api/users",
      "/api/auth",
      "/api/files",
      "/download/x",
    ]) {
      const answer = await fetch(path);
      expect([path, answer.status]).toEqual([path, 404]);
      if (path !== "/api") expect(await answer.json()).toEqual({ message: "Not found" });
    }
  });

  test.each(["%ff", "%", "a%zz", "event.get%c3", "event.get,%ff"])(
    "a call named %j is none",
    async (name) => {
      for (const method of ["GET", "POST"]) {
        const body = method === "POST" ? { body: "{}" } : {};
        const answer = await fetch(`/api/trpc/${name}?batch=1`, { method, ...body });
        expect([method, answer.status, await answer.json()]).toEqual([method, 404, { message: "Not found" }]);
      }
    },
  );

  test.each([
    "/nothing",
    "/.env",
    "/.git/HEAD",
    "/package.json",
    "/server/index.ts",
    "/assets/index.js.map",
    "/assets/../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "//evil.example/",
    "/admin.php",
    "/status/a/b",
    "/index.html",
    "/%00",
    "/%E0%A4%A",
    "/api-docs",
    "/wp-login.php?debug=1",
  ])("%s is a page nobody has: 404 with the word NotFound and nothing else (S71)", async (path) => {
    const answer = await fetch(path);
    expect([answer.status, await answer.text()]).toEqual([404, "NotFound"]);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  test("a browser gets that word as a page that fits a phone", async () => {
    const answer = await fetch("/no-such-page", { headers: { accept: "text/html,*/*;q=0.8" } });
    const page = await answer.text();
    expect([answer.status, answer.headers.get("vary")]).toEqual([404, "Accept, accept-encoding"]);
    expect(page).toContain('<meta name="viewport"');
    expect(page.replace(/<(title|style)>.*?<\/\1>/g, "").replace(/<[^>]*>/g, "")).toBe("NotFound");
    expect(page).toContain('<html lang="en">');
    expect(page).toMatch(/<main[^>]*><h1[^>]*>NotFound<\/h1><\/main>/);
  });
});

const EVERY_KIND: [string, string, RequestInit?][] = [
  ["a page", "/"],
  ["a page of the desk", "/admin/orders"],
  ["a page nobody has", "/nothing"],
  ["health", "/api/health"],
  ["an answer of the API", "/api/trpc/event.get"],
  ["an unknown address of the API", "/api/nothing"],
  ["a refusal", "/api/trpc/orders.list"],
  ["a refusal of a plain route", "/api/auth/verify"],
  [
    "a cross-site refusal",
    "/api/auth/login",
    { method: "POST", headers: { origin: "https://evil.example" } },
  ],
  ["a broken body", "/api/auth/login", { method: "POST", body: "{" }],
  ["a file", picture.url, { headers: { cookie } }],
  ["a file of somebody else", picture.url],
];

describe("the headers of every answer (G4, S72)", () => {
  // Every row is whole: in the place of a value that is missing the runner puts a callback, and waits for it.
  const rows = EVERY_KIND.map(([what, path, init = {}]) => [what, path, init] as const);
  test.each(rows)("are there on %s", async (_what, path, init) => {
    const { headers } = await fetch(path, init);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-|\*|https?:|data:|blob:)/);
    expect(policy).toMatch(/frame-ancestors 'none'|^sandbox;/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("strict-transport-security")).toBeNull();
    for (const name of ["server", "x-powered-by", "access-control-allow-origin"]) {
      expect(headers.get(name)).toBeNull();
    }
  });

  test("name another request each time", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch("/api/health")).headers.get("x-request-id")),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("ask for https from then on only behind https", async () => {
    const secure = await openTestPortal({ env: { PUBLIC_URL: "https://portal.test" } });
    for (const path of ["/", "/api/health", "/nothing", "/api/auth/verify"]) {
      const { headers } = await secure.fetch(path);
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    }
  });

  test("keep answers about people out of every cache", async () => {
    for (const path of [picture.url, "/api/auth/verify", "/api/user/profile", "/api/trpc/orders.list"]) {
      const { headers } = await fetch(path, { headers: { cookie } });
      expect([path, headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
    }
  });
});

const FOREIGN: [string, Record<string, string>][] = [
  ["another origin", { origin: "https://evil.example" }],
  ["an origin that begins like ours", { origin: "http://portal.test.evil.example" }],
  ["our host under another scheme", { origin: "https://portal.test" }],
  ["our host at another port", { origin: "http://portal.test:8080" }],
  ["a sandboxed frame", { origin: "null" }],
  ["no origin at all", { origin: "" }],
  ["our origin but cross-site", { "sec-fetch-site": "cross-site" }],
  ["our origin but only the same site", { "sec-fetch-site": "same-site" }],
  ["our origin, typed in", { "sec-fetch-site": "none" }],
];

describe("a change asked for by another site (S62, S63)", () => {
  test.each(FOREIGN)("with %s is refused by every unsafe method", async (_what, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const path of ["/api/trpc/orders.cancel", "/api/auth/logout", "/api/files", "/api/nothing"]) {
        const answer = await fetch(path, { method, headers: { cookie, ...headers }, body: "{}" });
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        expect(await answer.json()).toMatchObject({ reason: { code: "crossSite" } });
      }
    }
  });

  test("without any origin header is refused, unless the browser says that it is ours", async () => {
    const bare = async (headers: Record<string, string>) => {
      const all = { "content-type": "application/json", cookie, ...headers };
      const url = `${ORIGIN}/api/trpc/orders.cancel`;
      return (await app.fetch(new Request(url, { method: "POST", body: "{}", headers: all }))).status;
    };
    expect(await bare({})).toBe(403);
    expect(await bare({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await bare({ "sec-fetch-site": "same-origin" })).toBe(400);
  });

  test("gets no leave to read from a preflight", async () => {
    for (const path of ["/api/trpc/orders.list", "/api/auth/login", "/api/files"]) {
      const answer = await fetch(path, {
        method: "OPTIONS",
        headers: { origin: "https://evil.example", "access-control-request-method": "POST", cookie },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      for (const [name] of answer.headers) expect(name).not.toStartWith("access-control-");
    }
  });
});

describe("the body of a call", () => {
  const FORMS = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/json",
  ];

  test.each(FORMS)("as %s is refused by mutations and by login (S14)", async (type) => {
    const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    for (const path of ["/api/trpc/orders.cancel", "/api/auth/login", "/api/user/change-password"]) {
      const answer = await fetch(path, { method: "POST", body, headers: { cookie, "content-type": type } });
      expect([path, answer.status]).toEqual([path, 415]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("without a body is no way around the content type", async () => {
    for (const type of FORMS) {
      const answer = await fetch("/api/trpc/orders.cancel", {
        method: "POST",
        headers: { cookie, "content-type": type },
      });
      expect([type, [400, 415].includes(answer.status)]).toEqual([type, true]);
    }
  });

  test("over the limit is refused before it is looked at, announced or not", async () => {
    const body = JSON.stringify({ id: "x".repeat(600 * 1024) });
    const path = "/api/trpc/orders.cancel";
    const announced = await fetch(path, {
      ...json(),
      body,
      headers: { cookie, "content-length": String(body.length) },
    });
    expect([announced.status, await announced.json()]).toMatchObject([
      413,
      { reason: { code: "payloadTooLarge" } },
    ]);
    for (const address of [path, "/api/auth/login", "/api/user/change-password"]) {
      const chunked = await fetch(address, {
        method: "POST",
        body: new Blob([body]).stream(),
        headers: { cookie, "content-type": "application/json" },
      });
      expect([address, chunked.status]).toEqual([address, 413]);
    }
  });

  test("nested ten thousand times or cut off is a bad request, never an error", async () => {
    const deep = `{"id":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    for (const body of [deep, "{", '"', "nul", "[", "\u0000", `{"a":${"9".repeat(5_000)}}`]) {
      for (const path of ["/api/trpc/orders.cancel", "/api/auth/login"]) {
        const answer = await fetch(path, { method: "POST", body, headers: { cookie } });
        expect([path, answer.status]).toEqual([path, 400]);
      }
    }
  });

  test("may carry ten calls at once and not one more", async () => {
    const batch = async (calls: number) => {
      const names = Array.from({ length: calls }, () => "event.get").join(",");
      return (await fetch(`/api/trpc/${names}?batch=1`)).status;
    };
    expect([await batch(10), await batch(11), await batch(500)]).toEqual([200, 400, 400]);
  });
});

describe("methods", () => {
  test("a mutation is not made by GET or HEAD, a query not by POST (S64)", async () => {
    expect((await fetch('/api/trpc/orders.cancel?input={"id":"x"}', { headers: { cookie } })).status).toBe(
      405,
    );
    expect((await fetch("/api/trpc/event.get", json())).status).toBe(405);
    const head = await fetch("/api/trpc/orders.cancel", { method: "HEAD", headers: { cookie } });
    expect([head.status === 204 || head.status === 405, await head.text()]).toEqual([true, ""]);
  });

  test("that nothing here knows change nothing and show nothing", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"]) {
      for (const path of ["/", "/api/health", picture.url, "/api/user/profile", "/nothing"]) {
        const answer = await fetch(path, { method, headers: { cookie } });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
      const call = await fetch("/api/trpc/orders.cancel", { ...json(), method });
      expect([method, call.status]).toEqual([method, 405]);
    }
    expect((await fetch(picture.url, { headers: { cookie } })).status).toBe(200);
  });
});
