import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:http2";
import { request } from "node:https";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { BEFORE_SECRET } from "#server/platform/secret-addresses.ts";
import { until } from "#tests/until.ts";
import { ask, type Answer, findProxy, type Proxied, type ProxyName, startBehind } from "./proxy-process.ts";

/** The examples of deploy/ as they are given away, each before a portal that works (`bun run test:deploy`). */
const PROXIES: readonly ProxyName[] = ["caddy", "nginx"];
const WRONG_PASSWORDS = 5;

describe.each(PROXIES)("%s by its example", (name) => {
  if (!findProxy(name)) {
    test.skip(`is not installed here: nothing was tried`, () => undefined);
    return;
  }
  let proxied: Proxied;
  let cookie = "";

  beforeAll(async () => {
    proxied = await startBehind(name);
    const { email, password } = proxied.portal.admin;
    const { status, headers } = await login(email, password);
    expect(status).toBe(200);
    cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  });

  afterAll(() => proxied.stop());

  function login(email: string, password: string, more: Record<string, string> = {}, from?: string) {
    return ask(`${proxied.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: proxied.url, ...more },
      body: Buffer.from(JSON.stringify({ email, password })),
      from,
    });
  }

  /** A PDF of so many bytes, as the form sends it. */
  function upload(bytes: number): Promise<Answer> {
    const file = Buffer.alloc(bytes, 32);
    file.write("%PDF-1.7\n");
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="planta.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    return ask(`${proxied.url}/api/files?purpose=supporting`, {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=b",
        "accept-language": "en",
        "idempotency-key": crypto.randomUUID(),
        origin: proxied.url,
        cookie,
      },
      body: Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--b--\r\n")]),
    });
  }

  test("sends whoever forgot the s to the same address with it", async () => {
    const answer = await fetch(`${proxied.plainUrl}/pavilions?lang=en`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    const { protocol, hostname, pathname, search } = new URL(answer.headers.get("location") ?? "");
    expect([protocol, hostname, pathname, search]).toEqual(["https:", "localhost", "/pavilions", "?lang=en"]);
  });

  test("speaks HTTP/2 with browsers, whose streams would else use up their six connections", async () => {
    const session = connect(proxied.url, { rejectUnauthorized: false });
    const protocol = await new Promise((resolve, reject) => {
      session.on("connect", () => resolve(session.alpnProtocol));
      session.on("error", reject);
    });
    session.close();
    expect(protocol).toBe("h2");
  });

  test("gives pages with their tag, nothing of them twice, and their head alone", async () => {
    const page = await ask(proxied.url, { headers: { "accept-language": "en", "accept-encoding": "br" } });
    expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
    const etag = page.headers.etag ?? "";
    expect(etag).not.toBe("");
    const same = { "accept-language": "en", "accept-encoding": "br", "if-none-match": etag };
    const again = await ask(proxied.url, { headers: same });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await ask(proxied.url, { method: "HEAD", headers: { "accept-language": "en" } });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  });

  test("keeps the build's own compression and its immutable headers", async () => {
    const page = (await ask(proxied.url)).bytes.toString();
    const script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    const { status, headers } = await ask(proxied.url + script, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("passes what was changed on at once, and holds nothing back", async () => {
    const first = await new Promise<{ type: string; text: string }>((resolve, reject) => {
      const asked = request(
        `${proxied.url}/api/live`,
        { headers: { cookie, accept: "text/event-stream" }, rejectUnauthorized: false, agent: false },
        (answer) =>
          answer.once("data", (part: Buffer) => {
            resolve({ type: String(answer.headers["content-type"]), text: part.toString() });
            asked.destroy();
          }),
      );
      asked.on("error", reject);
      asked.end();
    });
    expect(first.type).toStartWith("text/event-stream");
    expect(first.text).not.toBe("");
  });

  test("takes a file of 10 MB, and lets the portal refuse a larger one in its own words", async () => {
    const taken = await upload(MAX_FILE_BYTES);
    expect(taken.status).toBe(201);
    const refused = await upload(MAX_FILE_BYTES + 1);
    expect(refused.status).toBe(413);
    // Which the interface says in the reader's language.
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ reason: { code: "fileTooLarge" } });
    const { id } = JSON.parse(taken.bytes.toString()) as { id: string };
    const given = await ask(`${proxied.url}/api/files/${id}`, { headers: { cookie } });
    expect([given.status, given.bytes.length]).toEqual([200, MAX_FILE_BYTES]);
  });

  test("tells the portal who asks, and lets nobody choose their address", async () => {
    const email = "ninguem@example.org";
    const forged = (at: number) => ({ "x-forwarded-for": `198.51.100.${at}` });
    const statuses: number[] = [];
    for (let at = 0; at <= WRONG_PASSWORDS; at += 1) {
      statuses.push((await login(email, "Wrong@2025", forged(at), "127.0.0.1")).status);
    }
    expect(statuses).toEqual([...Array<number>(WRONG_PASSWORDS).fill(401), 429]);
    expect((await login(email, "Wrong@2025", {}, "127.0.0.2")).status).toBe(401);
  });

  test("shows nobody outside the figures of the machines", async () => {
    const { status, headers } = await ask(`${proxied.url}/metrics`, {
      headers: { authorization: "Bearer x" },
    });
    // The portal names each request: it was not asked.
    expect([status, headers["x-request-id"]]).toEqual([404, undefined]);
  });

  test("keeps who asked and when, but not the secret of a link", async () => {
    for (const before of BEFORE_SECRET) await ask(`${proxied.url}/en/${before}/umsegredo-de-um-link`);
    await ask(`${proxied.url}/recover?code=ABCDE23456`);
    await until(() => proxied.log().includes("/recover"));
    const log = proxied.log();
    expect(log).toContain("127.0.0.1");
    for (const before of BEFORE_SECRET) expect(log).toContain(`/${before}/*`);
    expect(log).not.toContain("umsegredo");
    expect(log).not.toContain("ABCDE23456");
    expect(log).not.toContain(cookie.split("=")[1] ?? "-");
  });

  // The last one: the portal is stopped for good.
  test.if(name === "caddy")("makes readers wait for a portal that is being updated", async () => {
    const { portal, url } = proxied;
    await portal.stop();
    const waiting = ask(`${url}/api/health`);
    await until(() => proxied.said().includes("connection refused"));
    const next = Bun.serve({ port: portal.port, hostname: "127.0.0.1", fetch: () => new Response("back") });
    expect((await waiting).bytes.toString()).toBe("back");
    await next.stop(true);
  });
});
