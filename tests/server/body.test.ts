import { expect, test } from "bun:test";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { Refusal } from "#domain/refusal.ts";
import { statusOf } from "#domain/refusals.ts";
import { atMost } from "#server/routes/route.ts";

const app = new Hono()
  .post("/", atMost(10, 50), async (c) => c.text(await c.req.text()))
  .onError((error) => {
    if (error instanceof Refusal) return new Response(error.reason.code, { status: statusOf(error.reason) });
    return new Response("", { status: error instanceof HTTPException ? error.status : 500 });
  });

async function send(parts: string[], { ends }: { ends: boolean }) {
  const body = new ReadableStream({
    start(control) {
      for (const part of parts) control.enqueue(new TextEncoder().encode(part));
      if (ends) control.close();
    },
  });
  const answer = await app.fetch(new Request("http://portal.test/", { method: "POST", body }));
  return [answer.status, await answer.text()];
}

test("a body is read to its end, up to its limit, and not for longer than it may take", async () => {
  expect(await send(["12345", "67890"], { ends: true })).toEqual([200, "1234567890"]);
  expect(await send(["12345", "678901"], { ends: false })).toEqual([413, "payloadTooLarge"]);
  expect(await send(["12345"], { ends: false })).toEqual([408, ""]);
});
