import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WrittenItem } from "#domain/catalogue/schema.ts";
import type { Cells } from "#domain/imports/columns.ts";
import { IMPORT_STATUSES, ROW_RESULTS } from "#domain/imports/import.ts";
import { type Outcome, OUTCOMES } from "#domain/imports/plan.ts";
import type { FileProblem, RowProblem } from "#domain/imports/problems.ts";
import type { FileShape } from "#domain/imports/read-file.ts";
import { createdAt, flag, idColumn, instantColumn, json, versionColumn } from "../columns.ts";

/** A file that becomes items of the catalogue: first a plan, then, when its author says so, done. */
export const imports = sqliteTable(
  "imports",
  {
    id: idColumn(),
    actorId: text("actor_id").notNull(),
    fileId: text("file_id").notNull(),
    fileName: text("file_name").notNull(),
    status: text("status", { enum: IMPORT_STATUSES }).notNull(),
    shape: json<FileShape>("shape"),
    /** Why it is `unreadable`. */
    problem: json<FileProblem>("problem"),
    /** What was promised when the button was pressed. */
    predicted: json<Record<Outcome, number>>("predicted"),
    version: versionColumn(),
    createdAt: createdAt(),
    plannedAt: instantColumn("planned_at"),
    startedAt: instantColumn("started_at"),
    endedAt: instantColumn("ended_at"),
  },
  (table) => [
    index("imports_actor").on(table.actorId, table.createdAt),
    index("imports_status").on(table.status),
  ],
);

/** A row as the plan has it, and what became of it. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** As a spreadsheet counts. */
    row: integer("row").notNull(),
    cells: json<Cells>("cells").notNull(),
    surplus: integer("surplus"),
    isLeftOut: flag("is_left_out"),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    problems: json<readonly RowProblem[]>("problems").notNull(),
    /** The item it is about; of a new one, the one it will be. */
    itemId: text("item_id"),
    /** As it stood in the plan. */
    itemVersion: integer("item_version"),
    values: json<Partial<WrittenItem>>("values"),
    title: text("title").notNull(),
    /** Null for one that changes nothing. */
    result: text("result", { enum: ROW_RESULTS }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_result").on(table.importId, table.result, table.row),
    index("import_rows_outcome").on(table.importId, table.outcome, table.result),
  ],
);
