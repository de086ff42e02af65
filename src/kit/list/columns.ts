import type { Column } from "#src/components/data-columns.ts";

/**
 * The columns a list shows: those chosen in its address, in their usual order, or the usual ones. What names a row is
 * always among them. Whoever chose a column sees it on any width.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!chosen) return columns.filter((column) => !column.isExtra);
  return columns
    .filter((column) => column.onCard === "title" || chosen.includes(column.id))
    .map((column) => ({ ...column, hidesBelow: undefined }));
}

/** What an address says after a column was shown or hidden; nothing when they are the usual ones again. */
export function toggleColumn<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
  id: string,
): readonly string[] | undefined {
  const shown = new Set(shownColumns(columns, chosen).map((column) => column.id));
  if (!shown.delete(id)) shown.add(id);
  const isUsual = columns.every((column) => shown.has(column.id) === !column.isExtra);
  return isUsual ? undefined : columns.filter((column) => shown.has(column.id)).map((column) => column.id);
}
