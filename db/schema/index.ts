import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Locale } from "#domain/locales.ts";
import type { HistoryRecord } from "#domain/records.ts";
import { users } from "./accounts.ts";
import { letterTypes } from "./campaigns.ts";
import { catalogueItems } from "./catalogue.ts";
import { invitations } from "./colleagues.ts";
import { contracts } from "./contracts.ts";
import { evaluations } from "./evaluations.ts";
import { notes } from "./notes.ts";
import { orders } from "./orders.ts";
import { orderRequests } from "./requests.ts";
import { campaigns } from "./mail.ts";
import { submissions } from "./submissions.ts";

export { VERSIONED, type Versioned } from "../record-table.ts";
export * from "./accounts.ts";
export * from "./assignments.ts";
export * from "./calendars.ts";
export * from "./campaigns.ts";
export * from "./catalogue.ts";
export * from "./colleagues.ts";
export * from "./contracts.ts";
export * from "./duplicates.ts";
export * from "./evaluations.ts";
export * from "./files.ts";
export * from "./handed-on.ts";
export * from "./history.ts";
export * from "./imports.ts";
export * from "./interest-drafts.ts";
export * from "./mail.ts";
export * from "./notes.ts";
export * from "./orders.ts";
export * from "./platform.ts";
export * from "./preferences.ts";
export * from "./relations.ts";
export * from "./reminders.ts";
export * from "./requests.ts";
export * from "./runs.ts";
export * from "./settings.ts";
export * from "./shared.ts";
export * from "./submissions.ts";
export * from "./views.ts";

type RecordTable = {
  table: SQLiteTable & { id: SQLiteColumn };
  /** What the history calls one of them, and finds it by. */
  name?: Record<Locale, SQLiteColumn>;
  /** By what its list finds it; `bun run db:generate` writes the full-text index, for which the table has a `searchRow()`. */
  search?: readonly SQLiteColumn[];
};

/**
 * Where the records of each kind are stored, and the name of those that have one of their own; the history names the
 * others by their order or submission. null: of that kind there is no row for each record.
 */
export const RECORD_TABLES: Record<HistoryRecord, RecordTable | null> = {
  submission: { table: submissions },
  order: { table: orders },
  request: { table: orderRequests },
  contract: { table: contracts },
  catalogueItem: {
    table: catalogueItems,
    name: { pt: catalogueItems.titlePt, en: catalogueItems.titleEn },
  },
  account: { table: users, name: { pt: users.name, en: users.name } },
  invitation: { table: invitations },
  settings: null,
  evaluation: { table: evaluations },
  note: { table: notes },
  assignment: null,
  plannedDecision: null,
  likeness: null,
  campaign: {
    table: campaigns,
    name: { pt: campaigns.subjectPt, en: campaigns.subjectEn },
    search: [campaigns.subjectPt, campaigns.subjectEn],
  },
  letterType: { table: letterTypes, name: { pt: letterTypes.name, en: letterTypes.name } },
};
