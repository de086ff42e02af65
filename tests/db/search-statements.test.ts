import { describe, expect, test } from "bun:test";
import { eq, getTableName, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { idColumn, newId, sortColumn } from "#db/columns.ts";
import { indexOf, isFoundIn } from "#db/full-text.ts";
import {
  historyWordsStatements,
  namedTables,
  searchedTables,
  searchStatements,
  whyNotSearched,
} from "#db/search-statements.ts";
import { searchText } from "#db/search-text.ts";
import { openScene } from "#tests/server/orders/scene.ts";

const scene = await openScene();
const { client, read, write } = scene.portal.db;

const things = sqliteTable("things", {
  id: idColumn(),
  name: text("name").notNull(),
  place: text("place"),
  nameSort: sortColumn("name_sort", "name"),
  searchRow: integer("search_row"),
});

async function find(search: string): Promise<string[]> {
  const rows = await read.select({ name: things.name }).from(things).where(isFoundIn(things, search));
  return rows.map(({ name }) => name).toSorted();
}

describe("a table that declares by what it is searched", () => {
  test("leaves the name of its full-text table free, or is told which index has it", () => {
    const indexed = (name: string) => {
      const table = sqliteTable("suppliers", { id: idColumn(), row: integer("row") }, (of) => [
        index(name).on(of.row),
      ]);
      return whyNotSearched({ table, columns: [] });
    };
    expect(indexed("suppliers_search")).toBe(
      "suppliers: call the index suppliers_found; suppliers_search is the full-text table that is written for it",
    );
    expect(indexed("suppliers_found")).toBeUndefined();
    expect(searchedTables().flatMap((searched) => whyNotSearched(searched) ?? [])).toEqual([]);
  });

  test("is indexed as it is written, also what was in it before", async () => {
    const columns = `id text primary key, name text not null, place text, search_row integer,
      name_sort text generated always as (${expressionOf()}) virtual`;
    await client.execute(`create table things (${columns})`);
    await client.execute("insert into things (id, name, place) values ('old', 'Igarapé Som', 'Belém')");
    for (const statement of searchStatements({ table: things, columns: [things.name, things.place] })) {
      await client.execute(statement);
    }
    await write((tx) =>
      tx.insert(things).values([{ name: "Ação e Luz" }, { name: "Várzea", place: "Marabá" }]),
    );
    expect(await find("igarape belem")).toEqual(["Igarapé Som"]);
    expect(await find("luz acao")).toEqual(["Ação e Luz"]);
    await write((tx) => tx.update(things).set({ place: "Óbidos" }).where(eq(things.name, "Várzea")));
    expect([await find("maraba"), await find("obidos")]).toEqual([[], ["Várzea"]]);
    await write((tx) => tx.delete(things).where(eq(things.name, "Várzea")));
    expect(await find("obidos")).toEqual([]);
    await write((tx) => tx.insert(things).values({ id: newId(), name: "Óbidos Tendas" }));
    expect(await find("obidos")).toEqual(["Óbidos Tendas"]);
  });

  test("has its index in the migrations", async () => {
    const stored = await read.select({ name: sql<string>`name` }).from(sql`sqlite_master`);
    const names = stored.map(({ name }) => name);
    for (const { table } of searchedTables()) expect(names).toContain(indexOf(table));
  });
});

describe("a name to sort by", () => {
  test("is without accents and case, like the text that is searched", async () => {
    const names = ["Águas", "ÊXITO", "Ñandu", "São João", "Açaí Ünido", "plain", "ÇÕÂÀ Ítalo"];
    await client.execute("delete from things");
    await write((tx) => tx.insert(things).values(names.map((name) => ({ name }))));
    const rows = await read.select({ name: things.name, sort: things.nameSort }).from(things);
    expect(rows.map(({ name, sort }) => [name, sort]).toSorted()).toEqual(
      names.map((name) => [name, searchText(name)]).toSorted(),
    );
  });
});

describe("the history", () => {
  test("finds a record of each kind by the name it calls it by", async () => {
    const [view] = await read
      .select({ sql: sql<string>`sql` })
      .from(sql`sqlite_master`)
      .where(sql`name = 'history_words'`);
    for (const { name } of namedTables()) expect(view?.sql).toContain(`\`${name}\``);
  });

  test("is given words anew that say what the stored ones say", async () => {
    const ask = async () => {
      const { rows } = await client.execute("select id, text from history_words order by id");
      return rows.map((row) => [row["id"], String(row["text"]).split(" ").filter(Boolean)]);
    };
    await scene.send();
    const before = await ask();
    expect(before.length).toBeGreaterThan(0);
    for (const statement of historyWordsStatements()) await client.execute(statement);
    expect(await ask()).toEqual(before);
  });
});

function expressionOf(): string {
  const { generated } = things.nameSort as unknown as {
    generated: { as: { queryChunks: { value: string[] }[] } };
  };
  return generated.as.queryChunks.flatMap(({ value }) => value).join("");
}

test("an index is named for its table", () => {
  expect([getTableName(things), indexOf(things)]).toEqual(["things", "things_search"]);
});
