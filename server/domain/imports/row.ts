import type { Cells } from "./columns.ts";
import type { FileShape } from "./read-file.ts";
import type { CsvRecord } from "./records.ts";

/** A row as it came or was mended. `surplus`: how many cells it has where more than the columns came, else null. */
export type ImportRow = { row: number; cells: Cells; surplus: number | null; isLeftOut: boolean };

/** A record under the columns of its file. */
export function rowOf({ row, cells }: CsvRecord, { columns }: FileShape): ImportRow {
  const named: Cells = {};
  for (const [at, column] of columns.entries()) if (column) named[column] = cells[at] ?? "";
  const isWider = cells.slice(columns.length).some((cell) => cell.trim() !== "");
  return { row, cells: named, surplus: isWider ? cells.length : null, isLeftOut: false };
}
