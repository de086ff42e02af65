import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import { cents, createdAt, idColumn, prose, updatedAt, versionColumn } from "../columns.ts";

export const catalogueItems = sqliteTable(
  "catalogue_items",
  {
    id: idColumn(),
    titlePt: prose("title_pt"),
    titleEn: prose("title_en"),
    descriptionPt: prose("description_pt"),
    descriptionEn: prose("description_en"),
    category: text("category").notNull().default("default"),
    unitMetric: text("unit_metric").notNull(),
    unitPriceCents: cents("unit_price_cents").notNull(),
    status: text("status", { enum: ITEM_STATUSES }).notNull(),
    imageFileId: text("image_file_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [index("catalogue_items_status").on(table.status, table.category)],
);
