import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HISTORY_RECORDS, type FieldChanges, type HistoryAction } from "#domain/history.ts";
import { flag, id, instant, json, prose } from "../columns.ts";

/** One row per change: who, when, what, old and new. Written in the transaction of the change, never altered. */
export const history = sqliteTable(
  "history",
  {
    id: id(),
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
    /** Null when the portal acted by itself or a visitor did. */
    actorId: text("actor_id"),
    actorName: prose("actor_name"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("history_record").on(table.record, table.recordId, table.at),
    index("history_submission").on(table.submissionId, table.at),
    index("history_at").on(table.at),
  ],
);
