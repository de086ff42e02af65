import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REQUEST_KINDS, REQUEST_STATUSES } from "#domain/requests/status.ts";
import { createdAt, id, json, prose, updatedAt, version } from "../columns.ts";
import { users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** What the team asks of an exhibitor about an order; system requests carry both languages. */
export const orderRequests = sqliteTable(
  "order_requests",
  {
    id: id(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: REQUEST_KINDS }).notNull(),
    status: text("status", { enum: REQUEST_STATUSES }).notNull(),
    titlePt: text("title_pt").notNull(),
    titleEn: text("title_en").notNull(),
    messagePt: text("message_pt").notNull(),
    messageEn: text("message_en").notNull(),
    rejectionComment: prose("rejection_comment"),
    /** For ORDER_CHANGED: the lines and totals before and after. */
    change: json<{ before: unknown; after: unknown }>("change"),
    createdBy: text("created_by").references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [index("order_requests_order").on(table.orderId, table.status)],
);

export const requestComments = sqliteTable(
  "request_comments",
  {
    id: id(),
    requestId: text("request_id")
      .notNull()
      .references(() => orderRequests.id, { onDelete: "cascade" }),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    message: text("message").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("request_comments_request").on(table.requestId)],
);
