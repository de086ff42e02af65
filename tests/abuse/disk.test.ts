import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import { closeSync, openSync, readdirSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { newDataFolder } from "#tests/setup.ts";
import { pdf, png } from "#tests/server/files/bytes.ts";
import { type Child, endChildren, launch, logIn, ready, signIn, stop } from "./child.ts";

afterAll(endChildren);

type Answer = { status: number; code?: string; url: string };

async function send({ url }: Child, cookie: string, bytes: Uint8Array, name: string): Promise<Answer> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${url}/api/files?purpose=supporting`, {
    method: "POST",
    body: form,
    headers: { cookie, origin: url },
  });
  const body = (await answer.json()) as { url?: string; reason?: { code: string } };
  return { status: answer.status, code: body.reason?.code, url: body.url ?? "" };
}

async function health({ url }: Child): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/api/health`);
  return [answer.status, ((await answer.json()) as { status?: unknown }).status];
}

type Refused = { status: number; code: string | undefined };

async function verify({ url }: Child, cookie: string): Promise<Refused> {
  const answer = await fetch(`${url}/api/auth/verify`, { headers: { cookie } });
  const body = (await answer.json()) as { reason?: { code: string } };
  return { status: answer.status, code: body.reason?.code };
}

async function ask({ url }: Child, cookie: string, call: string, input?: unknown): Promise<Refused> {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await fetch(`${url}/api/trpc/${call}${query}`, { headers: { cookie } });
  const body = (await answer.json()) as { error?: { data?: { reason?: { code: string } } } };
  return { status: answer.status, code: body.error?.data?.reason?.code };
}

async function eventsOf(child: Child, event: string): Promise<number> {
  return (await child.errors).split(`"${event}"`).length - 1;
}

function rowsOf(folder: string, table: string): number {
  const db = new Database(join(folder, "portal.db"), { readonly: true });
  const [[count] = []] = db.query(`select count(*) from ${table}`).values();
  db.close();
  return Number(count);
}

describe("an upload", () => {
  test("without room is refused as a whole, leaves nothing, and alarms once (F06, R10)", async () => {
    const folder = newDataFolder();
    const child = launch({ DATA_DIR: folder }, { fileLimit: 600 });
    await ready(child);
    const cookie = await signIn(child);
    // The last piece of the first is taken in part.
    for (const pad of [620_000, 9_000_000]) {
      const refused = await send(child, cookie, png({ pad }), "planta.png");
      expect([refused.status, refused.code]).toEqual([507, "noRoom"]);
    }
    expect(await health(child)).toEqual([503, "noRoom"]);
    const small = await send(child, cookie, png({ pad: 10_000 }), "small.png");
    expect(small.status).toBe(201);
    expect(await health(child)).toEqual([503, "noRoom"]);
    expect((await ask(child, cookie, "catalogue.list")).status).toBe(200);
    expect(readdirSync(join(folder, "uploads", "tmp"))).toEqual([]);
    expect(await stop(child)).toBe(0);
    expect(rowsOf(folder, "files")).toBe(1);
    expect(await eventsOf(child, "storageTrouble")).toBe(1);
  });

  test("that the disk fails is refused, and the alarm ends by itself once it works again", async () => {
    const folder = newDataFolder();
    const child = launch({ DATA_DIR: folder, LOG_LEVEL: "warn" });
    await ready(child);
    const cookie = await signIn(child);
    const temp = join(folder, "uploads", "tmp");
    renameSync(temp, `${temp}-away`);
    writeFileSync(temp, "");
    const refused = await send(child, cookie, pdf(1), "a.pdf");
    expect([refused.status, refused.code]).toEqual([503, "storageFailing"]);
    expect(await health(child)).toEqual([503, "failing"]);
    renameSync(temp, `${temp}-file`);
    renameSync(`${temp}-away`, temp);
    await ready(child);
    expect((await send(child, cookie, pdf(1), "a.pdf")).status).toBe(201);
    expect(await stop(child)).toBe(0);
    expect([await eventsOf(child, "storageTrouble"), await eventsOf(child, "storageRecovered")]).toEqual([
      1, 1,
    ]);
  });
});

describe("a database", () => {
  test("that takes no more refuses changes, is still read, alarms, loses nothing it has confirmed, and goes on once there is room (F05)", async () => {
    const folder = newDataFolder();
    const child = launch({ DATA_DIR: folder }, { fileLimit: 1_000 });
    await ready(child);
    const cookie = await signIn(child);
    const kept: string[] = [];
    let last: Answer;
    do {
      last = await send(child, cookie, pdf(1), `plan ${kept.length}.pdf`);
      if (last.status === 201) kept.push(last.url);
    } while (last.status === 201);
    expect([last.status, last.code]).toEqual([503, "storageFailing"]);
    expect(await health(child)).toEqual([503, "failing"]);
    expect((await ask(child, cookie, "catalogue.list")).status).toBe(200);
    expect((await fetch(`${child.url}${kept[0]}`, { headers: { cookie } })).status).toBe(200);
    await stop(child);

    const again = launch({ DATA_DIR: folder });
    await ready(again);
    const found = await Promise.all(kept.map((url) => fetch(`${again.url}${url}`, { headers: { cookie } })));
    expect(found.map(({ status }) => status)).toEqual(kept.map(() => 200));
    expect(kept.length).toBeGreaterThan(3);
    expect((await send(again, cookie, pdf(1), "after.pdf")).status).toBe(201);
    expect(await stop(again)).toBe(0);
  });

  const input = { search: "", filters: {}, sort: { column: "total", direction: "desc" }, limit: 20 };
  const finds: [string, string, (child: Child, cookie: string) => Promise<Refused>][] = [
    ["a call", "orders", (child, cookie) => ask(child, cookie, "orders.list", input)],
    ["the account of a call", "users", (child, cookie) => ask(child, cookie, "catalogue.list")],
    ["a plain request", "users", verify],
  ];

  test.each(finds)(
    "that %s finds damaged is neither read nor changed any more, and alarms",
    async (_what, table, find) => {
      const folder = newDataFolder();
      const before = launch({ DATA_DIR: folder });
      await ready(before);
      expect(await stop(before)).toBe(0);
      fill(folder);
      const child = launch({ DATA_DIR: folder });
      await ready(child);
      const cookie = await signIn(child);
      overwrite(folder, table);
      expect(await find(child, cookie)).toEqual({ status: 503, code: "storageFailing" });
      expect(await health(child)).toEqual([503, "damaged"]);
      expect((await logIn(child)).status).toBe(503);
      expect(await ask(child, cookie, "catalogue.list")).toEqual({ status: 503, code: "storageFailing" });
      expect((await send(child, cookie, pdf(1), "a.pdf")).status).toBe(503);
      expect(await health(child)).toEqual([503, "damaged"]);
      await stop(child);
      expect(await eventsOf(child, "storageTrouble")).toBe(1);
    },
  );
});

/**
 * More than the portal keeps in memory of its database, so that it has to read again what it read before; and little
 * enough that it was checked before it answered.
 */
function fill(folder: string): void {
  const db = new Database(join(folder, "portal.db"));
  db.run("create table filler (x)");
  db.run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1600)
     insert into filler select zeroblob(3000) from n`,
  );
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}

/** Noise over every page a table and its indexes begin with. */
function overwrite(folder: string, table: string): void {
  const path = join(folder, "portal.db");
  const db = new Database(path, { readonly: true });
  const pages = db
    .query("select rootpage from sqlite_master where tbl_name = ? and rootpage > 0")
    .values(table);
  db.close();
  const file = openSync(path, "r+");
  for (const [page] of pages) {
    writeSync(file, crypto.getRandomValues(new Uint8Array(4096)), 0, 4096, (Number(page) - 1) * 4096);
  }
  closeSync(file);
}
