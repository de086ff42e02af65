import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { IMPORT_ROW_STATES } from "#domain/imports/import.ts";
import type { PlannedRow } from "#domain/imports/plan.ts";
import type { FileShape } from "#domain/imports/read-file.ts";
import { createdAt, instantColumn, json, prose } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** A file for the catalogue as it was read: a plan that waits for its author, then its outcome. */
export const imports = recordTable(
  "import",
  "imports",
  {
    actorId: text("actor_id").notNull(),
    fileName: text("file_name").notNull(),
    shape: json<FileShape>("shape").notNull(),
    createdAt: createdAt(),
    /** null while the import is only a plan. */
    doneAt: instantColumn("done_at"),
  },
  (table) => [index("imports_actor").on(table.actorId, table.createdAt)],
);

export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** The row's number in its file, as a spreadsheet counts. */
    row: integer("row").notNull(),
    state: text("state", { enum: IMPORT_ROW_STATES }).notNull(),
    /** The item to change or to make; "" for none. */
    itemId: prose("item_id"),
    /** The item's version when the row was planned. */
    itemVersion: integer("item_version").notNull().default(0),
    /** What it gives its item, if it does. */
    category: text("category"),
    unitMetric: text("unit_metric"),
    data: json<Pick<PlannedRow, "cells" | "misfit" | "problems" | "values" | "title">>("data").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_state").on(table.importId, table.state, table.category, table.unitMetric),
  ],
);
