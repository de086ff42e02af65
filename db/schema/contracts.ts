import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ContractData } from "#domain/contracts/schema.ts";
import { LOCALES } from "#domain/locales.ts";
import { createdAt, idColumn, instantColumn, json } from "../columns.ts";
import { files } from "./files.ts";
import { orders } from "./orders.ts";

/** A contract as it was printed, with the data it was made from; a new print is a new version. */
export const contracts = sqliteTable(
  "contracts",
  {
    id: idColumn(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    version: integer("version").notNull(),
    /** The state of the order it prints; another one makes it outdated. */
    orderVersion: integer("order_version").notNull().default(1),
    locale: text("locale", { enum: LOCALES }).notNull(),
    data: json<ContractData>("data").notNull(),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id),
    signedFileId: text("signed_file_id"),
    /** When the team found that copy to be the signed contract. */
    signedAcceptedAt: instantColumn("signed_accepted_at"),
    /** Why the team did not take the copy that came last; empty once another one has come. */
    signedRefusal: text("signed_refusal").notNull().default(""),
    /** Set when the approval it was made under was taken back. */
    outdatedAt: instantColumn("outdated_at"),
    /** Since when the exhibitor has it; null while it is the team's alone. */
    publishedAt: instantColumn("published_at"),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("contracts_version").on(table.orderId, table.version)],
);
