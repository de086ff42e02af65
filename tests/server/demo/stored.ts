import { Database } from "bun:sqlite";
import { join } from "node:path";

/** What is chance by its nature: secrets and what is made of them. */
const CHANCE = /^(?:sealed|sha256|.*_hash)$/;
/** What the search keeps is made of the other tables. */
const SEARCH = /_search(?:_|$)|_texts?_(?:data|idx|docsize|config)$/;
const ID = /\b[a-z0-9]{25}\b/g;

/** Every row of every table of a data folder, in its order; an id is called by the place at which it was first named. */
export function storedIn(folder: string): string[] {
  const db = new Database(join(folder, "portal.db"), { readonly: true });
  const tables = db
    .query<{ name: string }, []>("select name from sqlite_master where type = 'table' order by name")
    .all()
    .filter(({ name }) => !SEARCH.test(name) && !name.startsWith("sqlite_"));
  const rows = tables.flatMap(({ name }) =>
    db
      .query<Record<string, unknown>, []>(`select * from "${name}" order by rowid`)
      .all()
      .map((row) => `${name} ${JSON.stringify(row, (key, value: unknown) => show(key, value))}`),
  );
  db.close();
  const known = new Map<string, string>();
  return rows.map((row) =>
    row.replace(ID, (id) => {
      const called = known.get(id) ?? `#${known.size + 1}`;
      known.set(id, called);
      return called;
    }),
  );
}

function show(key: string, value: unknown): unknown {
  if (CHANCE.test(key) && value !== null) return "chance";
  return value instanceof Uint8Array ? `${value.byteLength} bytes` : value;
}
