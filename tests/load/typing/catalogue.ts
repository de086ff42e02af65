import { Database } from "bun:sqlite";
import { join } from "node:path";

export const CATALOGUE_ITEMS = 500;

/** Fills the catalogue of a stopped portal up to 500 items with further forms of those it has. */
export function stockCatalogue(dataDir: string): void {
  const db = new Database(join(dataDir, "portal.db"));
  const columns = db
    .query<{ name: string }, []>("SELECT name FROM pragma_table_info('catalogue_items')")
    .all()
    .map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === "id") return "id || '-' || ?1";
    return name.startsWith("title_") ? `${name} || ', ' || ?1` : name;
  });
  const copy = db.query(
    `INSERT INTO catalogue_items (${columns.join(", ")})
     SELECT ${values.join(", ")} FROM catalogue_items WHERE status = 'ACTIVE' AND id NOT LIKE '%-form-%' LIMIT ?2`,
  );
  const count = db.query<{ items: number }, []>(
    "SELECT count(*) AS items FROM catalogue_items WHERE status = 'ACTIVE'",
  );
  for (let form = 2; ; form += 1) {
    const missing = CATALOGUE_ITEMS - (count.get()?.items ?? 0);
    if (missing <= 0) break;
    copy.run(`form-${form}`, missing);
  }
  db.close();
}
