import type { Cells } from "./columns.ts";
import type { FileShape } from "./read-file.ts";
import type { CsvRecord } from "./records.ts";

/** A row with more or fewer cells than columns, so that no cell can be assigned to a column. */
type Misfit = { found: number; columns: number };
/** A row as read from the file or corrected. */
export type ImportRow = { row: number; cells: Cells; misfit: Misfit | null; isLeftOut: boolean };

/** A record's cells, named by the columns of its file. */
export function rowOf({ row, cells }: CsvRecord, { columns }: FileShape): ImportRow {
  const named: Cells = {};
  for (const [at, column] of columns.entries()) if (column) named[column] = cells[at] ?? "";
  const isWider = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  const isMisfit = isWider || cells.length < columns.length;
  const misfit = isMisfit ? { found: cells.length, columns: columns.length } : null;
  return { row, cells: named, misfit, isLeftOut: false };
}
