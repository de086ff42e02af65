import { and, type Column, type SQL } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { SelectedFields, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { isNamed, type Moment } from "#db/every.ts";
import { hasChosenValue, type Slice, type SortKey } from "#db/page.ts";
import type { ListContract, Question } from "#domain/lists/contract.ts";
import { type Choice, type Filters, isChoice } from "#domain/lists/filter.ts";
import type { SignedInCtx } from "../portal/context.ts";

/** Who queries, in which language, and when: some lists have other rows or words for each person. */
export type Asking = Moment & Pick<SignedInCtx, "actor" | "locale">;
type ByAsking<Part> = Part | ((asking: Asking) => Part);

/** A query before it is narrowed: `db.select(fields).from(…)`, with its joins. */
type Rows<Row> = {
  where: (condition: SQL | undefined) => PromiseLike<Row[]> & {
    groupBy: (...by: SQL[]) => PromiseLike<Row[]>;
    orderBy: (...by: SQL[]) => { limit: (most: number) => PromiseLike<Row[]> };
  };
};

/** The SQL parts that a list is read with. */
export type ListSource<Col extends string, Of extends Filters, Counted extends string, Fields, Row> = {
  id: Column | SQL;
  /** Left out where its records have none. */
  version?: Column | SQL<number>;
  /** What distinguishes rows of the same value, if it is not the id. */
  tie?: Column | SQL;
  fields: Fields;
  from: (db: ReadDb | Tx, fields: Fields) => Rows<Row>;
  /** Where its rows are counted, when that takes no joins: what `where` says is of this table alone. */
  countedIn?: SQLiteTable;
  /** The rows that the list contains at all, before any filter. */
  of?: ByAsking<SQL | undefined>;
  sorted: Record<Col, Column | SQL>;
  /** The value that each row has under the filters whose values are counted. */
  counted: Record<Counted, ByAsking<Column | SQL>>;
  /** What is searched for and filtered by, but for what is counted. */
  where: (asked: Question<Col, Of>, asking: Asking, how: { isFound: boolean }) => SQL | undefined;
  /** Whether its rows are always sorted for a page, and no index of an order is walked. */
  isFound?: boolean;
  /** A search that finds more rows than these walks the index of the order all the same. */
  mostSorted?: number;
};

/** Any list, for what is done alike with all of them. */
export type AnyList = ListSource<string, Filters, string, SelectedFields, object> & {
  contract: ListContract<string, Filters>;
};
export type AnyQuestion = Question<string, Filters>;

/** The same rows with other columns: a query takes whichever it is given. */
export function selectOf<Picked extends SelectedFields>({ from }: AnyList, db: ReadDb | Tx, picked: Picked) {
  return from(db, picked) as Rows<SelectResultFields<Picked>>;
}

/** How a list is sorted; of a page it is known how many rows there are in all. */
export function sortKeyOf(list: AnyList, { sort, search }: AnyQuestion, total = 0): SortKey {
  const { id, tie = id, sorted, isFound = false, mostSorted = Infinity } = list;
  return {
    value: sorted[sort.column] ?? tie,
    tie,
    isFound: isFound || (search !== "" && total <= mostSorted),
  };
}

type Meaning = { asked: AnyQuestion; asking: Asking; isFound?: boolean | undefined };

/** The rows of a slice that a question means. */
export function isListed(
  list: AnyList,
  { asked, asking, isFound = false }: Meaning,
  slice: Pick<Slice, "isFew" | "where">,
): SQL | undefined {
  const chosen = Object.entries(countedBy(list, asking)).map(([name, value]) =>
    hasChosenValue(value, choiceOf(list, name), valuesOf(asked, name), slice),
  );
  return and(isAbout(list, asking), list.where(asked, asking, { isFound }), ...chosen, slice.where);
}

/** The rows of these ids, whatever is searched for and filtered. */
export function isOneOf(list: AnyList, asking: Asking, ids: readonly string[]): SQL | undefined {
  return and(isAbout(list, asking), isNamed(list.id, ids));
}

/** The rows that a list is about at all. */
export function isAbout({ of }: AnyList, asking: Asking): SQL | undefined {
  return typeof of === "function" ? of(asking) : of;
}

/** The values that are counted, each by the name of its filter. */
export function countedBy({ counted }: AnyList, asking: Asking): Record<string, Column | SQL> {
  const values = Object.entries(counted).map(([name, value]) => [
    name,
    typeof value === "function" ? value(asking) : value,
  ]);
  return Object.fromEntries(values);
}

export function choiceOf({ contract: { filters } }: AnyList, name: string): Choice {
  const filter = filters[name];
  if (!filter || !isChoice(filter)) throw new Error(`The filter ${name} has no values to choose`);
  return filter;
}

/** What is chosen of a filter that has values. */
export function valuesOf({ filters }: AnyQuestion, name: string): readonly string[] {
  const chosen = filters[name];
  return Array.isArray(chosen) ? chosen : [];
}
