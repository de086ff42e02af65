import type { ReadDb } from "#db/client.ts";
import type { Every, Met } from "#db/every.ts";
import type { Asked, ListContract, Question, Sort } from "#domain/lists/contract.ts";
import { type CountedRow, countUnder } from "#domain/lists/count-under.ts";
import type { PageKey } from "#domain/lists/cursor.ts";
import {
  type Choice,
  type ChoiceName,
  chosen,
  type Filters,
  isChoice,
  type ValueOf,
} from "#domain/lists/filter.ts";
import { type Page, readPageOf } from "#domain/lists/page.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { nextTurn } from "../platform/turns.ts";
import type { CountsOf, Reading } from "./desk-list.ts";

type IsFound<Row> = (row: Row) => boolean;

/** A list whose rows are read as a whole: few, or worked out together. `Read` is what is read with them. */
type Source<Col extends string, Of extends Filters, Row, Read> = {
  /** Every row that this reader may see. */
  read: (db: ReadDb, reader: Reading) => Promise<Read & { rows: readonly Row[] }>;
  /** Whether a row is found by the search, and by the filters that have no counts. */
  isFound: (asked: Question<Col, Of>, db: ReadDb) => IsFound<Row> | Promise<IsFound<Row>>;
  /** The value that a row has under each filter that is a choice: those are counted. */
  values: (row: Row, read: Read) => { [Name in ChoiceName<Of>]: ValueOf<Of[Name]> };
  place: (row: Row, sort: Sort<Col>, read: Read) => PageKey;
};

/** The values by the names of their filters. */
type Valued = { values: Record<string, string> };
type Placed<Row> = { row: Row; place: PageKey };
type Found<Row, Counts, Read> = { rows: Placed<Row>[]; counts: Counts; read: Read };

export type ListInMemory<Col extends string, Of extends Filters, Counts, Row, Read> = {
  /** The rows that a question means, in no order yet, and how many there are of each value that is counted. */
  find: (ctx: SignedInCtx, asked: Question<Col, Of>) => Promise<Found<Row, Counts, Read>>;
  /** The whole list as its reader sees it, row by row: for files of it, and for acting on many. */
  every: (reader: Reading) => Every<Col, Of, Row>;
};

/**
 * Declares a list of the desk whose rows are at hand. As with one of the database, a page, its counts, its file and a
 * run over it mean the same rows, and each value is counted under the search and the other filters.
 */
export function listInMemory<Col extends string, Of extends Filters, Row extends Met, Read>(
  contract: ListContract<Col, Of>,
  { read, isFound, values, place }: Source<Col, Of, Row, Read>,
): ListInMemory<Col, Of, CountsOf<Of, ChoiceName<Of>>, Row, Read> {
  const choices = choicesOf(contract.filters);

  async function find(db: ReadDb, reader: Reading, asked: Question<Col, Of>) {
    const all = await read(db, reader);
    await nextTurn();
    const found = all.rows
      .filter(await isFound(asked, db))
      .map((row) => ({ row, values: values(row, all) as Record<string, string> }));
    const wanted = asked.filters as Record<string, readonly string[]>;
    const left = Object.entries(choices).map(
      ([name, choice]) => [name, new Set(chosen(choice, wanted[name] ?? []))] as const,
    );
    await nextTurn();
    const rows = found.filter((one) => left.every(([name, some]) => some.has(one.values[name] ?? "")));
    const placed = rows.map(({ row }) => ({ row, place: place(row, asked.sort, all) }));
    await nextTurn();
    const { counts } = countUnder(choices, wanted, count(found));
    await nextTurn();
    return { read: all, rows: placed, counts: counts as CountsOf<Of, ChoiceName<Of>> };
  }

  async function findNamed(db: ReadDb, reader: Reading, { sort }: Question<Col, Of>, ids: readonly string[]) {
    const all = await read(db, reader);
    const named = new Set(ids);
    const rows = all.rows.filter(({ id }) => named.has(id));
    return { rows: rows.map((row) => ({ row, place: place(row, sort, all) })) };
  }

  return {
    find: (ctx, asked) => find(ctx.db.read, ctx, asked),
    every: (reader) => ({
      contract,
      async meet(db, { question, ids, except = [] }) {
        const { rows } = ids ? await findNamed(db, reader, question, ids) : await find(db, reader, question);
        const without = new Set(except);
        const meant = rows.filter(({ row }) => !without.has(row.id));
        const whole = { sort: question.sort, cursor: undefined, limit: meant.length, mark: "" };
        return (await pageOf(whole, meant)).items;
      },
    }),
  };
}

/** A page of the rows that were found. */
export async function pageOf<Row>(
  asked: Pick<Asked<string, Filters>, "sort" | "cursor" | "limit" | "mark">,
  rows: readonly Placed<Row>[],
): Promise<Page<Row>> {
  const page = await readPageOf(asked, rows);
  return { ...page, items: page.items.map(({ row }) => row) };
}

/** How many rows have the same values. */
function count(rows: readonly Valued[]): CountedRow[] {
  const counts = new Map<string, { values: Record<string, string>; count: number }>();
  for (const { values } of rows) {
    const key = Object.values(values).join("\n");
    const before = counts.get(key);
    if (before) before.count++;
    else counts.set(key, { values, count: 1 });
  }
  // A count beside values that are all texts: no index says so.
  return [...counts.values()].map(({ values, count: many }) => ({ ...values, count: many }) as CountedRow);
}

function choicesOf(filters: Filters): Record<string, Choice> {
  const choices = Object.entries(filters).flatMap(([name, filter]) =>
    isChoice(filter) ? [[name, filter] as const] : [],
  );
  return Object.fromEntries(choices);
}
