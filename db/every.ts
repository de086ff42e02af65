import { sql, type Column, type SQL } from "drizzle-orm";
import type { ListContract, Question } from "#domain/lists/contract.ts";
import type { Cursor, PageKey } from "#domain/lists/cursor.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { ReadDb } from "./client.ts";
import { sliceOf, type Slice, type SortKey } from "./page.ts";

/** The selected rows of a list: all that a query finds without some, or the named ones, in the query's order. */
export type Meant<Column extends string, Of extends Filters> = {
  question: Question<Column, Of>;
  ids?: readonly string[] | undefined;
  except?: readonly string[];
};

/** The moment of the query and the zone in which days begin; relative filters refer to it. */
export type Moment = { now: Date; zone: string };

/** A record with the version it had when it was read. */
export type Met = { id: string; version: number };
type Found = Met & { place: PageKey };

type Whole<Column extends string, Of extends Filters> = {
  key: (question: Question<Column, Of>) => SortKey;
  /**
   * The rows of a slice as the list itself finds them; those that are named, whatever is searched for and filtered.
   */
  find: (
    db: ReadDb,
    question: Question<Column, Of>,
    slice: Slice,
    ids: readonly string[] | undefined,
    at: Moment,
  ) => PromiseLike<Found[]>;
};

export type Every<Column extends string, Of extends Filters, Row = Met> = {
  contract: ListContract<Column, Of>;
  /** Every selected record once, in the order of the list. */
  meet: (db: ReadDb, meant: Meant<Column, Of>, at: Moment) => Promise<Row[]>;
};

const AT_ONCE = 1_000;

/**
 * A whole list, found as its pages are, for files and for bulk actions. It is read in slices by key; other requests
 * run between slices (P23).
 */
export function everyOf<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  { key, find }: Whole<Column, Of>,
): Every<Column, Of> {
  async function meet(
    db: ReadDb,
    { question, ids, except = [] }: Meant<Column, Of>,
    at: Moment,
  ): Promise<Met[]> {
    const met = new Map<string, Met>();
    const left = new Set(except);
    const sortKey = key(question);
    let cursor: Cursor | undefined;
    for (;;) {
      const slice = {
        ...sliceOf({ sort: question.sort, cursor, limit: AT_ONCE, mark: "" }, sortKey),
        isFew: false,
      };
      const found = await find(db, question, slice, ids, at);
      for (const { id, version } of found) {
        // A record that moved down the list meanwhile is read twice.
        if (!left.has(id) && !met.has(id)) met.set(id, { id, version });
      }
      const last = found.at(-1);
      if (found.length <= AT_ONCE || !last) return [...met.values()];
      cursor = { way: "after", place: last.place, before: 0 };
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { contract, meet };
}

/** Whether a column is one of thousands of ids, passed as one value of the statement. */
export function isNamed(column: Column | SQL, ids: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}
