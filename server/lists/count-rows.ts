import { and, Column, count as rows, is, type SQL, sql, type Table } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import { type CountedRow, countUnder } from "#domain/lists/count-under.ts";
import {
  type AnyList,
  type AnyQuestion,
  type Asking,
  choiceOf,
  countedBy,
  isAbout,
  selectOf,
  valuesOf,
} from "./source.ts";

/** How counts are cached until a commit changes one of these tables. */
export type Keeping = {
  tables: readonly Table[];
  /**
   * The cache key, of which there may only be a handful; undefined for counts that are not cached. By default only
   * the whole list is cached.
   */
  keyOf?: (asked: AnyQuestion, asking: Asking) => string | undefined;
};

/** Counts a list's rows by the values of its filters, each under the search and the other filters. */
export function counterOf(list: AnyList, keeping: Keeping = { tables: [], keyOf: () => undefined }) {
  const { tables, keyOf = keyOfWhole } = keeping;
  const count = (db: ReadDb | Tx, asked: AnyQuestion, asking: Asking) => countRows(list, db, asked, asking);
  const countKept = kept(tables, count, (asked, asking) => keyOf(asked, asking) ?? "");

  return async (db: ReadDb, asked: AnyQuestion, asking: Asking) => {
    const names = Object.keys(list.counted);
    const open = { ...asked, filters: { ...asked.filters, ...entries(names, () => []) } };
    const find = keyOf(open, asking) === undefined ? count : countKept;
    return countUnder(
      entries(names, (name) => choiceOf(list, name)),
      entries(names, (name) => valuesOf(asked, name)),
      await find(db, open, asking),
    );
  };
}

function keyOfWhole({ search, filters }: AnyQuestion): string | undefined {
  const isWhole = Object.values(filters).every((value) =>
    Array.isArray(value) ? value.length === 0 : value === undefined,
  );
  return isWhole && search === "" ? "" : undefined;
}

function entries<Value>(names: readonly string[], of: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

async function countRows(list: AnyList, db: ReadDb | Tx, asked: AnyQuestion, asking: Asking) {
  const counted = countedBy(list, asking);
  const picked = { ...counted, count: rows() };
  const query = list.countedIn ? db.select(picked).from(list.countedIn) : selectOf(list, db, picked);
  const found = await query
    .where(and(isAbout(list, asking), list.where(asked, asking, { isFound: true })))
    .groupBy(...Object.values(counted).map(groupedBy));
  return found as CountedRow[];
}

/** The plus makes SQLite read the rows as they are found, and not by an index of the values. */
function groupedBy(value: Column | SQL, at: number): SQL {
  return is(value, Column) ? sql`+${value}` : sql.raw(String(at + 1));
}
