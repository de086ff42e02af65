import { Database } from "bun:sqlite";

/**
 * Gives a database of an older schema the rows of a newer one: of every table that both have the columns that both
 * have. What the older one alone has must do with its defaults.
 */
export function copyRows(newer: string, older: string): void {
  const db = new Database(older);
  db.run("PRAGMA foreign_keys = OFF");
  db.run("ATTACH ? AS newer", [newer]);
  const inBoth = tablesOf(db, "main").filter((table) => tablesOf(db, "newer").includes(table));
  db.run("BEGIN");
  for (const table of inBoth) {
    const known = columnsOf(db, "newer", table);
    const columns = columnsOf(db, "main", table)
      .filter((column) => known.includes(column))
      .map((column) => `"${column}"`)
      .join(", ");
    db.run(`DELETE FROM main."${table}"`);
    db.run(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM newer."${table}"`);
  }
  db.run("COMMIT");
  db.run("PRAGMA main.wal_checkpoint(TRUNCATE)");
  db.close();
}

/** The tables of the product; what searches use fills itself, and migrations are each schema's own. */
function tablesOf(db: Database, schema: "main" | "newer"): string[] {
  const rows = db.query(`SELECT name, sql FROM "${schema}".sqlite_master WHERE type = 'table'`).all() as {
    name: string;
    sql: string;
  }[];
  const virtual = rows.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|__|libsql_)/.test(name))
    .filter((name) => !virtual.some((one) => name === one || name.startsWith(`${one}_`)));
}

function columnsOf(db: Database, schema: "main" | "newer", table: string): string[] {
  const rows = db.query(`PRAGMA "${schema}".table_info("${table}")`).all() as { name: string }[];
  return rows.map(({ name }) => name);
}
