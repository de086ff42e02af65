import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { type Client, createClient, type InStatement } from "@libsql/client";
import { databaseFile } from "#db/database-file.ts";
import { openLocalClient } from "#db/local-client.ts";
import { newDataFolder } from "../setup.ts";

const url = `file:${join(newDataFolder(), "a folder é 100%25 why%3F.db")}`;
const path = databaseFile(url) ?? "";
const stock = createClient({ url });
const local = openLocalClient({ path, timeout: 10 });
afterAll(() => {
  local.close();
  stock.close();
});

beforeEach(async () => {
  await stock.executeMultiple(`
    drop table if exists things;
    create table things (id text primary key, n integer, r real, t text);
    insert into things values ('a', 1, 1.5, 'é'), ('b', null, null, null), ('c', 1762819200000, 0, '');
  `);
});

/** What an answer holds, in a form that two clients can be compared by. */
async function shown(client: Client, statement: InStatement) {
  const { columns, columnTypes, rows, rowsAffected } = await client.execute(statement);
  const read = rows.map((row) => ({
    ...Object.fromEntries(columns.map((name) => [name, row[name]])),
    length: row.length,
    first: row[0],
  }));
  return { columns, columnTypes, read, rowsAffected };
}

describe("the client of a file", () => {
  test.each<[string, InStatement]>([
    ["rows of all kinds", "select * from things order by id"],
    ["no row", "select id from things where id = 'z'"],
    [
      "two columns of one name",
      "select a.id, b.id, a.n from things a join things b on b.id = 'b' where a.id = 'a'",
    ],
    ["values by number", { sql: "select id from things where n = ? or t = ?", args: [1, ""] }],
    ["values by name", { sql: "select id from things where n = :n or t = $t", args: { n: 1, $t: "" } }],
    ["true, a date, bytes", { sql: "select ? as b, ? as d", args: [true, new Date(5)] }],
    ["a change", { sql: "update things set n = 2 where id <> ?", args: ["a"] }],
    ["a new row", { sql: "insert into things (id) values (?)", args: ["d"] }],
    ["a row given back", "insert into things (id, n) values ('e', 4) returning id, n"],
  ])("answers as the stock client does: %s", async (_, statement) => {
    const transaction = await stock.transaction("write");
    const expected = await shown(transaction as unknown as Client, statement);
    await transaction.rollback();
    expect(await shown(local, statement)).toEqual(expected);
  });

  test.each<[string, InStatement]>([
    ["a key that is there", "insert into things (id) values ('a')"],
    ["no such table", "select * from nothing"],
    ["not SQL", "selekt"],
    ["a number without end", { sql: "select ?", args: [Number.POSITIVE_INFINITY] }],
  ])("fails as the stock client does: %s", async (_, statement) => {
    const failed = async (client: Client) => {
      const error = await client.execute(statement).then(
        () => undefined,
        (thrown: unknown) =>
          thrown as { name: string; code?: string; extendedCode?: string; rawCode?: number },
      );
      return [error?.name, error?.code, error?.extendedCode, error?.rawCode];
    };
    expect(await failed(local)).toEqual(await failed(stock));
  });

  test("goes on with its kept statements when the schema has changed", async () => {
    expect((await local.execute("select * from things where id = 'a'")).columns).toHaveLength(4);
    await local.executeMultiple("alter table things add column more text default 'new'");
    const { columns, rows } = await local.execute("select * from things where id = 'a'");
    expect(columns).toHaveLength(5);
    expect(rows[0]?.["more"]).toBe("new");
  });

  test("takes more different statements than it keeps", async () => {
    for (let at = 0; at < 1_000; at += 1) {
      expect((await local.execute(`select ${at} as n`)).rows[0]?.["n"]).toBe(at);
    }
  });

  test("begins one transaction at a time, and none of it stays after a failure", async () => {
    const transaction = await local.transaction("write");
    await expect(local.transaction("write")).rejects.toThrow("one at a time");
    await transaction.execute("insert into things (id) values ('kept')");
    await expect(transaction.execute("insert into things (id) values ('kept')")).rejects.toThrow("UNIQUE");
    await transaction.rollback();
    await expect(transaction.execute("select 1")).rejects.toThrow("closed");
    await transaction.rollback();
    expect((await local.execute("select id from things where id = 'kept'")).rows).toEqual([]);

    const next = await local.transaction("write");
    await next.batch(["insert into things (id) values ('one')", "insert into things (id) values ('two')"]);
    await next.commit();
    expect(next.closed).toBe(true);
    expect((await local.execute("select count(*) as n from things")).rows[0]?.["n"]).toBe(5);
  });

  test("says so once it is closed", async () => {
    const other = openLocalClient({ path, timeout: 10 });
    other.close();
    other.close();
    expect(other.closed).toBe(true);
    await expect(other.execute("select 1")).rejects.toThrow("closed");
  });
});

test.each([
  ["file:/data/portal.db", true],
  ["file:portal.db", true],
  ["file:///data/a folder/portal.db", true],
  ["file://localhost/data/portal.db", true],
  ["file:/data/portal.db?mode=ro", false],
  ["file::memory:", false],
  ["file://elsewhere/portal.db", false],
  ["libsql://db.example.org", false],
  ["http://127.0.0.1:8080", false],
])("%s is a file of this machine: %s", (address, isLocal) => {
  expect(databaseFile(address) !== undefined).toBe(isLocal);
});
