import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instantColumn } from "../columns.ts";

/**
 * Of a remote database: what each transaction wrote, for the processes that share it (db/shared.ts). Without an id of
 * ours: its numbers say in which order they were committed.
 */
export const news = sqliteTable(
  "news",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Marks the transaction. */
    mark: text("mark").notNull(),
    process: text("process").notNull(),
    /** Names of the written tables, separated by spaces. */
    tables: text("tables").notNull(),
    written: text("written").notNull(),
    createdAt: instantColumn("created_at").notNull(),
  },
  (table) => [index("news_mark").on(table.mark), index("news_created").on(table.createdAt)],
);

/** Claims of a remote database: what one process does for all, until when (db/claims.ts). */
export const claims = sqliteTable("claims", {
  name: text("name").primaryKey(),
  process: text("process").notNull(),
  /** When the claim ends, by the clock of the database. */
  until: instantColumn("until").notNull(),
});

/** Of a remote database: what is left of a limit that all processes share; its key is a hash. */
export const guesses = sqliteTable("guesses", {
  key: text("key").primaryKey(),
  tokens: real("tokens").notNull(),
  at: instantColumn("at").notNull(),
});

/** Of a remote database, one row: what all processes on it must have in common (server/start/same-settings.ts). */
export const commonSettings = sqliteTable("common_settings", {
  id: integer("id").primaryKey(),
  /** A fingerprint that distinguishes one SECRET from another and reveals nothing of it. */
  secret: text("secret").notNull(),
  /** Where uploads lie: an address in a store, or the mark of one folder. */
  uploads: text("uploads").notNull(),
});
