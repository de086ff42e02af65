import type { ReadDb, Tx } from "./client.ts";

/**
 * A query that is built once per reader or transaction; later calls only fill its placeholders. For queries that run
 * a thousand times a second; `build` ends in `.prepare()`.
 */
export function hot<Query>(build: (db: ReadDb | Tx) => Query): (db: ReadDb | Tx) => Query {
  const built = new WeakMap<ReadDb | Tx, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
