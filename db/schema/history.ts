import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type FieldChanges } from "#domain/history.ts";
import { HISTORY_RECORDS, type HistoryAction } from "#domain/records.ts";
import { flag, idColumn, instantColumn, json, prose } from "../columns.ts";

/** One row per change: who, when, what, old and new. Written in the transaction of the change, never altered. */
export const history = sqliteTable(
  "history",
  {
    id: idColumn(),
    record: text("record", { enum: HISTORY_RECORDS }).notNull(),
    recordId: text("record_id").notNull(),
    /** The submission it concerns, so that its partners can be shown it. */
    submissionId: text("submission_id"),
    action: text("action").$type<HistoryAction>().notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status"),
    note: prose("note"),
    changes: json<FieldChanges>("changes"),
    isForced: flag("is_forced"),
    /** The run over many records that it was part of, and how many they were. */
    bulkId: text("bulk_id"),
    bulkCount: integer("bulk_count"),
    /**
     * One of many rows of an import; one row stands for all in the list, and this one is shown with its record only.
     */
    isPart: flag("is_part"),
    /** Who acted; null for the portal itself and for visitors. */
    actorId: text("actor_id"),
    actorName: prose("actor_name"),
    at: instantColumn("at").notNull(),
    /**
     * Its number in the full-text index, from the moment the team may read it: what was done to an order that was
     * never sent concerns nobody but its author, and parts have none. Triggers of the baseline write both.
     */
    searchRow: integer("search_row"),
  },
  (table) => [
    index("history_record").on(table.record, table.recordId, table.at),
    index("history_submission").on(table.submissionId, table.at),
    // The rest of each is what rows are counted by, so that counting reads no row.
    index("history_at").on(table.at, table.record, table.action, table.isForced, table.searchRow),
    index("history_found").on(table.searchRow, table.record, table.action, table.isForced),
    index("history_actor").on(
      table.actorId,
      table.at,
      table.record,
      table.action,
      table.isForced,
      table.searchRow,
    ),
    index("history_bulk")
      .on(table.bulkId, table.record, table.isPart, table.recordId)
      .where(sql`bulk_id is not null`),
    index("history_action").on(table.action, table.at),
    index("history_forced")
      .on(table.at)
      .where(sql`is_forced = 1`),
  ],
);
