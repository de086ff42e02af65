import type { ReadDb, Tx } from "./client.ts";

/**
 * A query that is built once: Drizzle works out its text the first time somebody asks with this reader (or in this
 * transaction), and from then on only fills the placeholders in. For what is asked a thousand times a second; `build`
 * ends in `.prepare()`.
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
