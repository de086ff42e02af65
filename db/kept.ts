import { getTableName, type Table } from "drizzle-orm";
import type { ReadDb, Tx } from "./client.ts";
import { revisionsOf } from "./revisions.ts";

type Memory<Value> = { revision: number; values: Map<string, Promise<Value>> };

/**
 * A cached value that is computed again once a commit changes one of its tables (a cascade counts for no table but
 * its own). Callers must not change it. `keyOf` names what it depends on besides the tables: a handful of values.
 */
export function kept<Value, Asked extends unknown[] = []>(
  tables: readonly Table[],
  work: (db: ReadDb | Tx, ...asked: Asked) => Promise<Value>,
  keyOf: (...asked: Asked) => string = () => "",
): (db: ReadDb | Tx, ...asked: Asked) => Promise<Value> {
  const names = tables.map((table) => getTableName(table));
  const memories = new WeakMap<ReadDb | Tx, Memory<Value>>();
  function answer(db: ReadDb | Tx, revision: number, asked: Asked): Promise<Value> {
    let memory = memories.get(db);
    if (memory?.revision !== revision) memories.set(db, (memory = { revision, values: new Map() }));
    const { values } = memory;
    const key = keyOf(...asked);
    const before = values.get(key);
    if (before) return before;
    const value = work(db, ...asked);
    values.set(key, value);
    // A failed query is not cached.
    value.catch(() => values.delete(key));
    return value;
  }

  return (db, ...asked) => {
    const revisions = revisionsOf(db);
    if (!revisions) return work(db, ...asked);
    if (!revisions.catchUp) return answer(db, revisions.of(names), asked);
    return revisions.catchUp().then(() => answer(db, revisions.of(names), asked));
  };
}
