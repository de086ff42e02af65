import * as v from "valibot";
import { id, version } from "../fields.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { IMPORT_COLUMNS } from "./columns.ts";
import { OUTCOMES } from "./plan.ts";

/**
 * `reading` while its rows are weighed; `unreadable` as a whole; `planned` until somebody presses the button; `running`
 * while rows are gone through; `stopped` in between, to go on with.
 */
export const IMPORT_STATUSES = ["reading", "unreadable", "planned", "running", "stopped", "done"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What became of a row that makes or changes an item; `late`: something changed since the plan, so it does not. */
export const ROW_RESULTS = ["waiting", "done", "late"] as const;

/** Where a row stands: what it would come to, then what became of it. */
export const ROW_STATES = [...OUTCOMES, "created", "changed", "late"] as const;
export type RowState = (typeof ROW_STATES)[number];

export function isImportUnderWay(status: ImportStatus): boolean {
  return status === "reading" || status === "running";
}

/** The rows of an import, in the order of its file. */
export const importRowList = listOf("importRows", {
  columns: { row: "asc" },
  sort: "row",
  isSearched: false,
  filters: { importId: single(id()), states: choice(ROW_STATES) },
});

/** An import as it was on the screen. */
export const importAt = v.strictObject({ id: id(), version: version() });

const row = v.pipe(v.number(), v.integer(), v.minValue(1));
/** As much as the longest text of an item, and then some: its own rules say what is too long. */
const cell = v.pipe(v.string(), v.maxLength(20_000));

/** Other cells for a row, or a row left out or taken in again. */
export const mendInput = v.strictObject({
  ...importAt.entries,
  row,
  cells: v.optional(v.partial(v.strictObject(v.entriesFromList(IMPORT_COLUMNS, cell)))),
  isLeftOut: v.optional(v.boolean()),
});
