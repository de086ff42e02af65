import { expect, test } from "bun:test";
import { boundRequests } from "#server/platform/open-requests.ts";

test("one request more than an address may have at once is refused, until one of them is answered", async () => {
  const bound = boundRequests(2, () => new Response(null, { status: 503 }));
  const waiting = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const asked = waiting.map(({ promise }) => bound("203.0.113.9", () => promise));
  const ask = async (address: string) => (await bound(address, async () => new Response("ok"))).status;
  expect([await ask("203.0.113.9"), await ask("198.51.100.7")]).toEqual([503, 200]);
  waiting[0]?.reject(new Error("broken"));
  await Promise.allSettled(asked.slice(0, 1));
  expect(await ask("203.0.113.9")).toBe(200);
});
