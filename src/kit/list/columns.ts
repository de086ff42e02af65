import type { Column } from "#src/components/data-columns.ts";

/**
 * The columns of the address, in their usual order, or the default columns; the column naming a row is always shown.
 * Explicitly chosen columns show on any width.
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

/** The columns after a toggle; undefined for the default columns. */
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
