import { describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { countSeen, knownMigrations } from "#db/known-migrations.ts";
import * as schema from "#db/schema/index.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newDataFolder } from "#tests/setup.ts";

const known = knownMigrations();
const [BASELINE = 0] = known;
/** The first and the last but one of those that made the database up to release 0.2.1. */
const [FIRST, LAST_BUT_ONE] = [1795_182_893_731, 1796_090_659_839];

describe("a database that release 0.2.1 left", () => {
  test("has seen the baseline, whatever it saw before", () => {
    expect(BASELINE).toBe(1_796_091_178_722);
    expect(countSeen([FIRST, LAST_BUT_ONE, BASELINE])).toBe(1);
    expect(countSeen([FIRST, LAST_BUT_ONE, ...known])).toBe(known.length);
    expect([countSeen([]), countSeen(known)]).toEqual([0, known.length]);
  });

  test("is taken as it is, without a backup before", async () => {
    const folder = newDataFolder();
    const path = join(folder, "portal.db");
    const db = new Database(path);
    for (const moment of [FIRST, LAST_BUT_ONE])
      db.run("insert into __drizzle_migrations (hash, created_at) values ('x', ?)", [moment]);
    db.close();
    const { out, err, code } = await runPortal({ DATA_DIR: folder }, "migrate");
    expect([out, err, code]).toEqual([
      `Nothing to do: the database is at ${known.length} of ${known.length}\n`,
      "",
      0,
    ]);
    expect(existsSync(join(folder, "backups"))).toBe(false);
  });
});

test("a database is older that has not seen the baseline, and newer that has seen what this version does not know", () => {
  expect(countSeen([FIRST])).toBe("older");
  expect(countSeen([FIRST, LAST_BUT_ONE])).toBe("older");
  expect(countSeen([...known, BASELINE + 1])).toBe("newer");
  expect(countSeen([FIRST, LAST_BUT_ONE, ...known, Number.MAX_SAFE_INTEGER])).toBe("newer");
});

describe("the migrations make of each table what the schema says", () => {
  const db = new Database(join(newDataFolder(), "portal.db"), { readonly: true });
  const ask = <Row>(statement: string) => db.query(statement).all() as Row[];
  const tables = Object.values(schema).filter((one) => is(one, SQLiteTable));

  test.each(tables.map((table) => [getTableConfig(table).name, getTableConfig(table)] as const))(
    "%s",
    (name, { columns, foreignKeys, indexes }) => {
      const stored = ask<{ name: string; type: string; notnull: number }>(`pragma table_xinfo("${name}")`);
      expect(
        stored.map((column) => [column.name, column.type.toLowerCase(), column.notnull === 1]).toSorted(),
      ).toEqual(columns.map((column) => [column.name, column.getSQLType(), column.notNull]).toSorted());
      const references = ask<{ from: string; table: string; to: string; on_delete: string }>(
        `pragma foreign_key_list("${name}")`,
      );
      expect(
        references
          .map((one): unknown[] => [one.from, one.table, one.to, one.on_delete.toLowerCase()])
          .toSorted(),
      ).toEqual(
        foreignKeys
          .map((key) => {
            const {
              columns: [from],
              foreignTable,
              foreignColumns: [to],
            } = key.reference();
            return [from?.name, getTableConfig(foreignTable).name, to?.name, key.onDelete ?? "no action"];
          })
          .toSorted(),
      );
      const made = ask<{ name: string; unique: number; origin: string }>(`pragma index_list("${name}")`);
      const declared = indexes.map(({ config }) => [config.name, config.unique]);
      expect(made.filter(({ origin }) => origin === "c").map((one) => [one.name, one.unique === 1])).toEqual(
        expect.arrayContaining(declared),
      );
    },
  );
});
