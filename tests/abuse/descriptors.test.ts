import { afterAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { newDataFolder } from "#tests/setup.ts";
import { during, endChildren, launch, ready, stop } from "./child.ts";

afterAll(endChildren);

/** Opens connections that ask nothing; resolves once each was taken in or refused. */
function flood(port: number, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, () => {
      const { promise, resolve } = Promise.withResolvers<Socket>();
      const socket = connect(port, "127.0.0.1", () => resolve(socket));
      socket.on("error", () => resolve(socket));
      return promise;
    }),
  );
}

/** A connection of somebody else that was there before; asking over it answers the status. */
async function openAsker(port: number) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  await new Promise((resolve) => socket.once("connect", resolve));
  return (path: string): Promise<number | "closed"> =>
    new Promise((resolve) => {
      let said = "";
      socket.on("data", (chunk) => {
        said += String(chunk);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
        if (status) resolve(Number(status));
      });
      socket.once("close", () => resolve("closed"));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    });
}

describe("more connections than the process may have files open", () => {
  test.each([
    ["of one address: it keeps its share, and others are answered as always", "0", 130],
    ["of a proxy: what is needed to answer is kept free", "1", 200],
  ])("%s", async (_title, TRUST_PROXY, ceiling) => {
    const child = launch({ DATA_DIR: newDataFolder(), TRUST_PROXY }, { descriptors: 256 });
    await ready(child);
    const ask = await openAsker(child.port);
    const sockets = await flood(child.port, 600);
    // A worker has to be started for it, and to read its code.
    expect(["200", "503"]).toContain(String(await ask("/download/brochure-EN.pdf")));
    // Those that wait at the door take the place of what is ended, until none is left.
    const open = () => readdirSync(`/proc/${child.process.pid}/fd`).length;
    await during(child, () => open() < ceiling);
    await ready(child);
    for (const socket of sockets) socket.destroy();
    await during(child, () => open() < 100);
    // A print that was begun during the flood may still fail; who asks after it gets one.
    await during(child, async () => (await fetch(`${child.url}/download/brochure-EN.pdf`)).status === 200);
    expect(await stop(child)).toBe(0);
  });
});

test("a stop right after a flood has gone ends as any other", async () => {
  const child = launch({ DATA_DIR: newDataFolder() }, { descriptors: 256 });
  await ready(child);
  for (const socket of await flood(child.port, 600)) socket.destroy();
  expect(await stop(child)).toBe(0);
});

test("a thread that finds no descriptor left is a refusal, and starts once there is one", async () => {
  const script = new URL("no-descriptors.ts", import.meta.url).pathname;
  const child = Bun.spawn(["sh", "-c", `ulimit -n 128 && exec "$@"`, "sh", process.execPath, script], {
    stdout: "pipe",
    stderr: "inherit",
  });
  expect([await child.exited, await new Response(child.stdout).text()]).toEqual([0, "busy, then 1\n"]);
});
