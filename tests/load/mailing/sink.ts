import { join } from "node:path";

/** `at`: milliseconds since 1970. */
type Arrived = { recipient: string; at: number };

export type Sink = {
  url: string;
  arrived: Arrived[];
  waitFor: (recipient: string) => Promise<Arrived>;
  stop: () => void;
};

/** A mail server as a process of its own. */
export async function openSink(): Promise<Sink> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "server.ts")], { stdout: "pipe" });
  const arrived: Arrived[] = [];
  const waiting = new Map<string, (arrived: Arrived) => void>();
  const port = Promise.withResolvers<string>();
  void (async () => {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const part of child.stdout) {
      const lines = (rest + decoder.decode(part)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [recipient = "", at] = line.split(" ");
        if (at === undefined) port.resolve(recipient);
        else note({ recipient, at: Number(at) });
      }
    }
  })();

  function note(one: Arrived): void {
    arrived.push(one);
    waiting.get(one.recipient)?.(one);
  }

  return {
    url: `smtp://127.0.0.1:${await port.promise}`,
    arrived,
    waitFor: (recipient) =>
      new Promise((resolve) => {
        const found = arrived.find((one) => one.recipient === recipient);
        if (found) resolve(found);
        else waiting.set(recipient, resolve);
      }),
    stop: () => child.kill(),
  };
}
