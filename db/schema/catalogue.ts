import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import { WORD_FIELDS } from "#domain/catalogue/own-words.ts";
import { UNIT_PERIODS } from "#domain/catalogue/unit.ts";
import { cents, createdAt, prose, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";

export const catalogueItems = recordTable(
  "catalogueItem",
  "catalogue_items",
  {
    titlePt: prose("title_pt"),
    titleEn: prose("title_en"),
    descriptionPt: prose("description_pt"),
    descriptionEn: prose("description_en"),
    category: text("category").notNull().default("default"),
    unitMetric: text("unit_metric").notNull(),
    unitPeriod: text("unit_period", { enum: UNIT_PERIODS }).notNull().default("perDay"),
    unitPriceCents: cents("unit_price_cents").notNull(),
    status: text("status", { enum: ITEM_STATUSES }).notNull(),
    imageFileId: text("image_file_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("catalogue_items_status").on(table.status, table.category)],
);

/** Without a row a category or unit of the team's own is called as its key says. */
export const ownWords = sqliteTable(
  "own_words",
  {
    field: text("field", { enum: WORD_FIELDS }).notNull(),
    /** The category or unit as items and lines have it. */
    key: text("key").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.field, table.key] })],
);
