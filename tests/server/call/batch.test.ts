import { afterAll, describe, expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { MAX_BATCH } from "#domain/batch.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";

/** The portal on a port of its own: what is heard between two calls came in over the wire. */
const scene = await openScene();
const { client } = scene.portal.db;
const app = createApp(scene.portal);
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => app.fetch(request) });
afterAll(() => server.stop(true));
const cookie = await signIn(scene, scene.partner);
const { id } = await scene.send();

/** What the database is asked, in order, from the first question about an order on. */
function listen(hear: (asked: "health" | "order") => void): () => void {
  const { execute } = client;
  client.execute = (...args: unknown[]) => {
    const [statement] = args as [string | { sql: string }];
    const text = typeof statement === "string" ? statement : statement.sql;
    if (text === "select 1") hear("health");
    if (text.includes('"order_lines"')) hear("order");
    return Reflect.apply(execute, client, args) as ReturnType<typeof execute>;
  };
  return () => {
    client.execute = execute;
  };
}

/** A connection that stands already, so that what it sends is there with the loop's next turn. */
async function openLine() {
  let answered: (() => void) | undefined;
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: server.port ?? 0,
    socket: { data: () => answered?.() },
  });
  const ask = () => {
    const answer = new Promise<void>((resolve) => (answered = resolve));
    socket.write("GET /api/health HTTP/1.1\r\nhost: portal.test\r\n\r\n");
    return answer;
  };
  await ask();
  return { ask, close: () => socket.end() };
}

type Answer = { result?: { data: { id: string } }; error?: { message: string } };

/** The orders of these ids, asked for in one request. */
async function sendBatch(ids: readonly string[]): Promise<Answer[]> {
  const names = ids.map(() => "orders.get").join(",");
  const input = JSON.stringify({ ...ids.map((wanted) => ({ id: wanted })) });
  const answer = await fetch(
    `${server.url.origin}/api/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`,
    { headers: { cookie, host: "portal.test" } },
  );
  return (await answer.json()) as Answer[];
}

describe("a batch", () => {
  test("hears others between its calls, and answers each in its place", async () => {
    const line = await openLine();
    const heard: string[] = [];
    let health: Promise<void> | undefined;
    const stop = listen((asked) => {
      heard.push(asked);
      health ??= line.ask();
    });
    const answers = await sendBatch(Array(MAX_BATCH).fill(id));
    stop();
    await health;
    line.close();
    expect(answers.map(({ result }) => result?.data.id)).toEqual(Array(MAX_BATCH).fill(id));
    expect(heard.filter((asked) => asked === "order")).toHaveLength(MAX_BATCH);
    expect(heard.indexOf("health")).toBeGreaterThan(0);
    expect(heard.lastIndexOf("order")).toBeGreaterThan(heard.indexOf("health"));
  });

  test("goes on after a call that was refused", async () => {
    const [first, second, third] = await sendBatch([id, "nothing", id]);
    expect([first?.result?.data.id, second?.error?.message, third?.result?.data.id]).toEqual([
      id,
      "Order not found",
      id,
    ]);
  });
});
