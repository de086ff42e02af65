import type Database from "libsql";

type Row = Record<string, unknown>;

/** The rows that a sent order leaves behind, its lines aside: how many of each table. */
const ROWS = { orders: 1, order_requests: 1, history: 2, outbox: 1 };

/**
 * Writes an order of fifty lines as the portal does, in one transaction that is on the disk when it ends: copies of a
 * stored order's rows under new ids, by statements that were prepared once.
 */
export function openBareWrites(db: Database.Database): () => string {
  const large = db
    .prepare(
      "SELECT order_id AS id FROM order_lines GROUP BY order_id HAVING count(*) >= 50 ORDER BY order_id LIMIT 1",
    )
    .get() as { id: string } | undefined;
  if (!large) throw new Error("there is no order of fifty lines");
  const inserts = Object.entries(ROWS).map(([table, times]) => ({
    times,
    ...openInsert(db, table, table === "orders" ? large.id : undefined),
  }));
  const lines = db.prepare("SELECT * FROM order_lines WHERE order_id = ?").all(large.id) as Row[];
  const line = openInsert(db, "order_lines");

  const [begin, commit] = [db.prepare("BEGIN IMMEDIATE"), db.prepare("COMMIT")];

  return () => {
    const id = newId();
    begin.run();
    for (const { times, insert, sample } of inserts) {
      for (let time = 0; time < times; time += 1) insert(sample, time === 0 ? id : newId());
    }
    for (const one of lines) line.insert({ ...one, order_id: id }, newId());
    commit.run();
    return id;
  };
}

/** A sample row of a table, and the statement that writes it again under another id. */
function openInsert(db: Database.Database, table: string, id?: string) {
  const sample = (
    id
      ? db.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id)
      : db.prepare(`SELECT * FROM ${table} LIMIT 1`).get()
  ) as Row;
  const columns = (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const values = columns.map(() => "?").join(", ");
  const statement = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values})`);
  const insert = (row: Row, key: string) =>
    void statement.run(...columns.map((column) => fresh(column, row, key)));
  return { sample, insert };
}

/** What no two rows may share is new, and the number in the full-text index is the database's to give. */
function fresh(column: string, row: Row, key: string): unknown {
  if (column === "search_row") return null;
  return ["id", "reference", "message_id"].includes(column) ? key : row[column];
}

function newId(): string {
  return crypto.randomUUID();
}
