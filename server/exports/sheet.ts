import type { Cell } from "#domain/exports/cell.ts";
import type { CellKind } from "#domain/lists/columns.ts";

export type SheetColumn = {
  heading: string;
  kind: CellKind;
  /** How wide, in letters. */
  width: number;
};

/** A table that becomes a file: its rows are read while it is written, some hundred at a time. */
export type Sheet = {
  /** What it is called, in its tab and its file's name. */
  name: string;
  columns: readonly SheetColumn[];
  /** How many rows were met. */
  count: number;
  rows: () => AsyncGenerator<readonly (readonly Cell[])[]>;
};
