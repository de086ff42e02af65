import * as v from "valibot";
import { optionalText } from "../fields.ts";
import { message } from "../messages.ts";
import { type Cursor, markOf, MAX_CURSOR, readCursor } from "./cursor.ts";
import type { FilterInputs, Filters, FilterValues } from "./filter.ts";
import { MAX_SEARCH } from "./search.ts";

const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Sort<Column extends string = string> = { column: Column; direction: Direction };

/** The query of a list, independent of the page. */
export type Question<Column extends string, Of extends Filters> = {
  search: string;
  filters: FilterValues<Of>;
  sort: Sort<Column>;
};

export type ListInput<Column extends string, Of extends Filters> = {
  search?: string;
  filters?: FilterInputs<Of>;
  sort?: Sort<Column>;
  cursor?: string;
  limit?: number;
};

/** The parsed input; the mark ties cursors to their question. */
export type Asked<Column extends string, Of extends Filters> = Question<Column, Of> & Paging;
export type Paging = { sort: Sort; cursor: Cursor | undefined; limit: number; mark: string };

export type ListContract<Column extends string, Of extends Filters, Name extends string = string> = {
  /** Saved views are stored under this name. */
  name: Name;
  columns: Readonly<Record<Column, Direction>>;
  sort: Column;
  filters: Of;
  input: v.GenericSchema<ListInput<Column, Of>, Asked<Column, Of>>;
};

/** The query of a list contract: `AskedOf<typeof orderList>`. */
export type AskedOf<Contract> =
  Contract extends ListContract<infer Column, infer Of> ? Asked<Column, Of> : never;

type Declared<Column extends string, Of extends Filters> = {
  /** Sortable columns with their first direction: words ascending, figures and dates descending. */
  columns: Record<Column, Direction>;
  /** The column of the default sort order. */
  sort: NoInfer<Column>;
  filters: Of;
  /** True by default; a short list refuses a search. */
  isSearched?: boolean;
};

/**
 * Declares a list once for its call, its address and its screen. Input: `{ search, filters, sort: { column, direction
 * }, cursor, limit }`. An invalid cursor, or one of another list or question, is a validation issue.
 */
export function listOf<const Name extends string, const Column extends string, const Of extends Filters>(
  name: Name,
  { columns, sort, filters, isSearched = true }: Declared<Column, Of>,
): ListContract<Column, Of, Name> {
  const columnNames = Object.keys(columns) as Column[];
  const schemas = Object.entries(filters).map(([filter, { schema }]) => [filter, schema]);
  const asked = v.strictObject({
    search: optionalText(isSearched ? MAX_SEARCH : 0),
    filters: v.optional(v.strictObject(Object.fromEntries(schemas)), {}),
    sort: v.optional(v.strictObject({ column: v.picklist(columnNames), direction: v.picklist(DIRECTIONS) }), {
      column: sort,
      direction: columns[sort],
    }),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(MAX_CURSOR))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
  });
  const input = v.pipe(
    asked,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { cursor: text, limit, ...question } = value;
      const mark = markOf(name, question);
      if (text === undefined) return { ...question, limit, mark, cursor: undefined };
      const cursor = readCursor(mark, text);
      if (cursor) return { ...question, limit, mark, cursor };
      addIssue({
        message: message("cursorForeign"),
        path: [{ type: "object", origin: "value", input: value, key: "cursor", value: text }],
      });
      return NEVER;
    }),
  );
  // Object.entries loses the filters' types.
  return { name, columns, sort, filters, input: input as unknown as ListContract<Column, Of>["input"] };
}
