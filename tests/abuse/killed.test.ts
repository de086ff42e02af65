import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { createServer } from "node:net";
import { join } from "node:path";
import { newDataFolder } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { type Child, EMAIL, endChildren, launch, ready, stop } from "./child.ts";

afterAll(endChildren);

/** A mail server that takes connections and says nothing; its address, and the first connection. */
async function openMute() {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    resolve();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, connected, close: () => server.close() };
}

/** Asks for a mail, which leaves after its commit. */
async function askForCode({ url }: Child): Promise<void> {
  const answer = await fetch(`${url}/api/user/request-password-recovery`, {
    method: "POST",
    body: JSON.stringify({ email: EMAIL }),
    headers: { origin: url, "content-type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

async function kill({ process }: Child): Promise<void> {
  process.kill("SIGKILL");
  await process.exited;
}

function statusesIn(folder: string): string[] {
  const db = new Database(join(folder, "portal.db"), { readonly: true });
  const rows = db.query<{ status: string }, []>("select status from outbox").all();
  db.close();
  return rows.map(({ status }) => status);
}

test("a portal killed while its mail is under way sends it after the restart, once (F02)", async () => {
  const [folder, mute, smtp] = [newDataFolder(), await openMute(), await startSmtp()];
  const first = launch({ DATA_DIR: folder, SMTP_URL: mute.url });
  await ready(first);
  await askForCode(first);
  await mute.connected;
  await kill(first);
  mute.close();
  expect(statusesIn(folder)).toEqual(["sending"]);

  const second = launch({ DATA_DIR: folder, SMTP_URL: smtp.url });
  await ready(second);
  const [arrived] = await smtp.waitFor(1);
  expect(arrived?.recipients).toEqual([EMAIL]);
  expect(await stop(second)).toBe(0);
  expect([statusesIn(folder), smtp.messages.length]).toEqual([["sent"], 1]);
  await smtp.close();
});

test("killed before it knows that the mail server has its mail, it sends the same message once more (F03, R7)", async () => {
  const folder = newDataFolder();
  const killed = Promise.withResolvers<void>();
  const running: Child[] = [];
  const smtp = await startSmtp(async () => {
    const first = running.pop();
    if (first) await kill(first).then(killed.resolve);
  });
  const first = launch({ DATA_DIR: folder, SMTP_URL: smtp.url });
  running.push(first);
  await ready(first);
  await askForCode(first);
  await killed.promise;

  const second = launch({ DATA_DIR: folder, SMTP_URL: smtp.url });
  await ready(second);
  await smtp.waitFor(2);
  expect(await stop(second)).toBe(0);
  expect(statusesIn(folder)).toEqual(["sent"]);
  expect(smtp.messages).toHaveLength(2);
  expect(new Set(smtp.messages.map(({ mail }) => mail.messageId)).size).toBe(1);
  await smtp.close();
});
