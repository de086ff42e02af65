import type { Cells } from "./columns.ts";
import type { FileShape } from "./read-file.ts";
import type { CsvRecord } from "./records.ts";

/** As read or corrected. `surplus`: the number of cells where there are more than columns, else null. */
export type ImportRow = { row: number; cells: Cells; surplus: number | null; isLeftOut: boolean };

/** By the columns of its file. */
export function rowOf({ row, cells }: CsvRecord, { columns }: FileShape): ImportRow {
  const named: Cells = {};
  for (const [at, column] of columns.entries()) if (column) named[column] = cells[at] ?? "";
  const isWider = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  return { row, cells: named, surplus: isWider ? cells.length : null, isLeftOut: false };
}
