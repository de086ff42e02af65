import { afterAll } from "bun:test";

export type Received = {
  path: string;
  auth: string;
  head: Record<string, unknown>;
  item: { type: string; length: number };
  event: Record<string, unknown>;
  text: string;
};

/** What stands for Sentry: a server that reads envelopes as strictly as the real one. */
export function startReceiver() {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  let status = 200;
  let hangs = false;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const text = await request.text();
      const [head = "", item = "", payload = ""] = text.split("\n");
      const one = {
        path: new URL(request.url).pathname,
        auth: request.headers.get("x-sentry-auth") ?? "",
        head: JSON.parse(head) as Record<string, unknown>,
        item: JSON.parse(item) as Received["item"],
        event: JSON.parse(payload) as Record<string, unknown>,
        text,
      };
      if (one.item.length !== Buffer.byteLength(payload)) return new Response("length", { status: 400 });
      received.push(one);
      for (const go of waiting.splice(0)) go();
      if (hangs) await new Promise(() => undefined);
      return new Response("{}", { status });
    },
  });
  afterAll(() => server.stop(true));
  return {
    dsn: `http://a1b2c3@127.0.0.1:${server.port}/sentry/42`,
    received,
    answer(next: number) {
      status = next;
    },
    hang() {
      hangs = true;
    },
    async some(count: number): Promise<Received[]> {
      while (received.length < count)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      return received;
    },
  };
}
