import {
  type SQLiteColumn,
  type SQLiteColumnBuilderBase,
  type SQLiteTable,
  sqliteTable,
  type SQLiteTableExtraConfigValue,
  type SQLiteTableWithColumns,
} from "drizzle-orm/sqlite-core";
import type { BuildColumns, BuildExtraConfigColumns } from "drizzle-orm/column-builder";
import type { RecordKind } from "#domain/refusal.ts";
import { idColumn, versionColumn } from "./columns.ts";

export type Versioned = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };

/** The tables whose rows count their changes, and which record a refusal names. */
export const VERSIONED = new Map<Versioned, RecordKind>();

type Own = { id: ReturnType<typeof idColumn>; version: ReturnType<typeof versionColumn> };
type With<Columns> = Omit<Own, keyof Columns> & Columns;

/**
 * A table of records of a kind: each has its id and counts its changes, so that a save that began from another version
 * is refused (`rewrite`).
 */
export function recordTable<Name extends string, Columns extends Record<string, SQLiteColumnBuilderBase>>(
  kind: RecordKind,
  name: Name,
  columns: Columns,
  more?: (table: BuildExtraConfigColumns<Name, With<Columns>, "sqlite">) => SQLiteTableExtraConfigValue[],
) {
  const own: Own = { id: idColumn(), version: versionColumn() };
  const made = sqliteTable(name, { ...own, ...columns } as never, more as never);
  const table = made as unknown as SQLiteTableWithColumns<{
    name: Name;
    schema: undefined;
    columns: BuildColumns<Name, With<Columns>, "sqlite">;
    dialect: "sqlite";
  }>;
  VERSIONED.set(table as unknown as Versioned, kind);
  return table;
}
