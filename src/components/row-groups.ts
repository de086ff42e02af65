import type { RowGroups, RowHead } from "./data-columns.ts";

/** Rows with the heads that stand above them: one head and its rows after another, or all rows under none. */
export function groupRows<Row>(
  rows: readonly Row[],
  groups: RowGroups<Row> | undefined,
): { head: RowHead | undefined; rows: readonly Row[] }[] {
  if (!groups || groups.heads.length === 0) return [{ head: undefined, rows }];
  return groups.heads.map((head) => ({ head, rows: rows.filter((row) => groups.of(row) === head.id) }));
}
