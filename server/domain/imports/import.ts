import * as v from "valibot";
import { id, version } from "../fields.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { IMPORT_COLUMNS } from "./columns.ts";
import type { RunStatus } from "../runs/run.ts";
import { OUTCOMES } from "./plan.ts";

/** How the run stands that an import is. */
export type ImportStatus = Exclude<RunStatus, "freezing" | "undoing" | "undone" | "ended">;

/** Where a row stands: what it would come to, then what became of it; `late`: something changed since the plan. */
const IMPORT_ROW_STATES = [...OUTCOMES, "created", "changed", "late"] as const;
export type RowState = (typeof IMPORT_ROW_STATES)[number];

/** The rows of an import, in the order of its file. */
export const importRowList = listOf("importRows", {
  columns: { row: "asc" },
  sort: "row",
  isSearched: false,
  filters: { importId: single(id()), states: choice(IMPORT_ROW_STATES) },
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
