import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REQUEST_KINDS, REQUEST_STATUSES } from "#domain/requests/status.ts";
import type { OrderChange } from "#domain/orders/reading/version.ts";
import { createdAt, flag, idColumn, instantColumn, json, prose, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** What the team requests of an exhibitor about an order; system requests carry both languages. */
export const orderRequests = recordTable(
  "request",
  "order_requests",
  {
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
    change: json<OrderChange>("change"),
    /** For ORDER_CHANGED: the version of the order to agree to. */
    contentVersion: integer("content_version"),
    /** The day by which an answer is requested, YYYY-MM-DD in the event's zone. */
    dueOn: text("due_on"),
    /** Whether the order is not approved before it is answered. */
    blocksApproval: flag("blocks_approval"),
    /** The exhibitor wants no reminders of it. */
    isMuted: flag("is_muted"),
    answeredBy: text("answered_by").references(() => users.id),
    answeredAt: instantColumn("answered_at"),
    createdBy: text("created_by").references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("order_requests_order").on(table.orderId, table.status),
    index("order_requests_waiting").on(table.status, table.kind),
    index("order_requests_created").on(table.createdAt),
  ],
);

export const requestComments = sqliteTable(
  "request_comments",
  {
    id: idColumn(),
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
