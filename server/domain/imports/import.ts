import * as v from "valibot";
import { id, version } from "../fields.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { IMPORT_COLUMNS } from "./columns.ts";
import { OUTCOMES } from "./plan.ts";

/** The plan's outcome, which became true once the import is done; `late`: the item changed after the plan. */
export const IMPORT_ROW_STATES = [...OUTCOMES, "late"] as const;
export type RowState = (typeof IMPORT_ROW_STATES)[number];

/** The rows of an import, in the order of its file. */
export const importRowList = listOf("importRows", {
  columns: { row: "asc" },
  sort: "row",
  isSearched: false,
  filters: { importId: single(id()), states: choice(IMPORT_ROW_STATES) },
});

export const importAt = v.strictObject({ id: id(), version: version() });

const row = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Longer than any text of an item, whose own rules apply later. */
const cell = v.pipe(v.string(), v.maxLength(20_000));

/** New cells, or leaving a row out or taking it in again. */
export const mendInput = v.strictObject({
  ...importAt.entries,
  row,
  cells: v.optional(v.partial(v.strictObject(v.entriesFromList(IMPORT_COLUMNS, cell)))),
  isLeftOut: v.optional(v.boolean()),
});
