import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makeItem, makeUser } from "../../factories.ts";
import { openTestPortal } from "../../portal.ts";
import { signIn } from "../files/upload.ts";

const server = await openTestPortal();
const { portal, fetch, as } = server;
const partner = await makeUser(portal, "PARTNER");
const admin = await makeUser(portal, "ADMIN");
const [forPartner, forAdmin] = [await signIn(server, partner), await signIn(server, admin)];
await makeItem(portal, { titlePt: "Cadeira", titleEn: "Chair" });

function ask(call: string, headers: Record<string, string> = { cookie: forPartner }): Promise<Response> {
  return fetch(`/api/trpc/${call}`, { headers });
}

async function titles(answer: Response): Promise<string[]> {
  const { result } = (await answer.json()) as { result: { data: { items: { title: string }[] } } };
  return result.data.items.map(({ title }) => title);
}

describe("an answer from memory", () => {
  test("is what the call itself answers, plain and compressed", async () => {
    const expected = JSON.stringify({ result: { data: await as(partner).catalogue.list() } });
    const cookie = `${forPartner}; language=en`;
    expect(await (await ask("catalogue.list", { cookie })).text()).toBe(expected);
    const br = await ask("catalogue.list", { cookie, "accept-encoding": "gzip, deflate, br" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(expected);
    const gzip = await ask("catalogue.list", { cookie, "accept-encoding": "gzip" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(expected);
  });

  test("is in the reader's language", async () => {
    expect(await titles(await ask("catalogue.list", { cookie: `${forPartner}; language=pt` }))).toEqual([
      "Cadeira",
    ]);
    expect(await titles(await ask("catalogue.list", { cookie: `${forPartner}; language=en` }))).toEqual([
      "Chair",
    ]);
  });

  test("is not sent again to a browser that has it, until it changes", async () => {
    const cookie = `${forPartner}; language=en`;
    const first = await ask("catalogue.list", { cookie });
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const held = { cookie, "if-none-match": first.headers.get("etag") ?? "" };
    const again = await ask("catalogue.list", held);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await makeItem(portal, { titleEn: "Table" });
    const changed = await ask("catalogue.list", held);
    expect(changed.status).toBe(200);
    expect(await titles(changed)).toEqual(["Chair", "Table"]);
  });

  test("follows the clock where it depends on it", async () => {
    const { portal: other, fetch: visit, setNow } = await openTestPortal();
    const state = async () => {
      const { result } = (await (await visit("/api/trpc/event.get")).json()) as {
        result: { data: { eoi: { isOpen: boolean; closes: string } } };
      };
      return result.data.eoi;
    };
    const { isOpen, closes } = await state();
    expect(isOpen).toBe(true);
    setNow(new Date(Date.parse(closes) + 1_000));
    expect((await state()).isOpen).toBe(false);
    expect(other.clock().getTime()).toBeGreaterThan(Date.parse(closes));
  });

  test.each([
    ["catalogue.list", {}, 401],
    ["dashboard.stats", { cookie: forPartner }, 403],
    ["dashboard.stats", { cookie: forAdmin }, 200],
    ["event.get", {}, 200],
    ["catalogue.list", { cookie: forPartner, authorization: `Bearer ${admin.id}` }, 401],
  ])("%s is for those alone that may ask it", async (call, headers, status) => {
    await ask(call, { cookie: forAdmin });
    expect((await ask(call, headers)).status).toBe(status);
  });

  test("is the same in a batch and with an input, which the call layer answers", async () => {
    const alone = await titles(await ask("catalogue.list"));
    const [one] = (await (await ask("catalogue.list?batch=1&input=%7B%7D")).json()) as [
      { result: { data: { total: number } } },
    ];
    expect(one.result.data.total).toBe(alone.length);
    expect((await ask("catalogue.list/x")).status).toBe(404);
    expect((await ask("constructor")).status).toBe(404);
  });

  test("carries the headers of every answer, a number to ask about among them", async () => {
    const { headers } = await ask("event.get", {});
    expect(headers.get("x-request-id")).toBeTruthy();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
