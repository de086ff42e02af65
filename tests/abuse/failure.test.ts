import { describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { openLog } from "#server/platform/log.ts";
import { changeSettings, makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { makeOrder } from "#tests/server/files/orders.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, upload, uploaded } from "#tests/server/files/upload.ts";

/** What nobody outside may read: SQL, tables and columns, paths, places in the code, libraries. */
const INTERNALS =
  /select |insert |delete |SQLITE|no such table|outbox|order_lines|drizzle|libsql|\/work|\/tmp|node_modules|\.ts\b|\bat \w+ \(|Error:|stack/i;

/** A portal whose table is gone; what is asked of it afterwards fails inside. */
async function breakTable(table: string) {
  const test = await openTestPortal();
  const { portal } = test;
  const lines: string[] = [];
  portal.log = openLog("debug", { write: (line) => void lines.push(line) });
  const admin = await makeUser(portal, "ADMIN");
  const cookie = await signIn(test, admin);
  const submission = await makeSubmission(portal, { status: "APPROVED" }, []);
  const order = await makeOrder(portal, submission, admin);
  const file = await uploaded(test, cookie, { bytes: png(), name: "a.png" });
  await portal.db.client.executeMultiple(`pragma foreign_keys = off; drop table ${table};`);
  const app = createApp(portal);
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ cookie, origin: ORIGIN, "content-type": "application/json" });
    return app.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }), { address: "10.0.0.1" });
  };
  return { ...test, admin, cookie, order, file, lines, ask };
}

async function expectSilence(answer: Response, lines: readonly string[], secrets: readonly string[]) {
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toMatch(INTERNALS);
  const requestId = answer.headers.get("x-request-id") ?? "";
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(text).toContain(requestId);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const told = lines.filter((line) => line.includes(requestId) && line.includes('"level":"error"'));
  expect(told).toHaveLength(1);
  for (const secret of secrets) expect(lines.join("")).not.toContain(secret);
}

describe("an error inside (S68)", () => {
  test("is told by a query as a number to ask about, and logged once", async () => {
    const { ask, order, lines } = await breakTable("order_lines");
    const input = encodeURIComponent(JSON.stringify({ id: order.id }));
    await expectSilence(await ask(`/api/trpc/orders.get?input=${input}`), lines, []);
  });

  test("is told in the same way by a mutation, which leaves nothing half done", async () => {
    const { ask, order, lines, portal } = await breakTable("outbox");
    const body = JSON.stringify({ id: order.id, version: 1, note: "Sigiloso-7781" });
    const answer = await ask("/api/trpc/orders.cancel", { method: "POST", body });
    await expectSilence(answer, lines, ["Sigiloso-7781"]);
    const { rows } = await portal.db.client.execute("select status, version from orders");
    expect(rows.map(({ status, version }) => [status, version])).toEqual([["APPROVED", 1]]);
    expect((await portal.db.client.execute("select * from history")).rows).toEqual([]);
  });

  test("is told in the same way by a login, without the password in the log", async () => {
    const { ask, lines } = await breakTable("users");
    const body = JSON.stringify({ email: "sigilo@example.org", password: "Sigiloso?7781" });
    const answer = await ask("/api/auth/login", { method: "POST", body });
    await expectSilence(answer, lines, ["Sigiloso?7781", "sigilo@example.org"]);
  });

  test("is told in the same way by a file, and by one whose bytes are gone as not found", async () => {
    const lost = await breakTable("outbox");
    rmSync(join(lost.portal.env.DATA_DIR, "uploads"), { recursive: true });
    expect((await lost.ask(lost.file.url)).status).toBe(404);
    expect((await upload(lost, lost.cookie, { bytes: png(), name: "b.png" })).status).toBe(500);
    const { ask, file, lines } = await breakTable("files");
    await expectSilence(await ask(file.url), lines, []);
  });

  test("is told in the same way by a page, without the secret of a status link in the log", async () => {
    const { ask, lines } = await breakTable("settings");
    const page = await ask("/status/Sigiloso-7781-Sigiloso-7781-0000");
    if (page.status === 404) expect(await page.text()).toBe("NotFound");
    else await expectSilence(page, lines, []);
    expect(lines.join("")).not.toContain("Sigiloso-7781");
  });

  test("does not come from words a reader typed into the settings", async () => {
    const server = await openTestPortal();
    await changeSettings(server.portal, (data) => ({
      ...data,
      name: { pt: "$& $1 </title><script>", en: "$& $1 </title><script>" },
    }));
    const html = await (await server.fetch("/")).text();
    expect(html).not.toContain("</title><script>");
  });
});
