import type { Cell } from "#domain/exports/cell.ts";
import type { CellKind } from "#domain/lists/columns.ts";

export type SheetColumn = {
  heading: string;
  kind: CellKind;
  /** Width in characters. */
  width: number;
};

/** A table that becomes a file: its rows are read while it is written, some hundred at a time. */
export type Sheet = {
  /** What it is called, in its tab and its file's name. */
  name: string;
  columns: readonly SheetColumn[];
  /** Number of matching rows. */
  count: number;
  rows: () => AsyncGenerator<readonly (readonly Cell[])[]>;
};
