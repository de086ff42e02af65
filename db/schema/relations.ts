import { relations } from "drizzle-orm";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { orderLines, orders } from "./orders.ts";
import { orderRequests, requestComments } from "./requests.ts";
import { submissions } from "./submissions.ts";

/** What hangs on an order, so that one question reads it whole: `db.query.orders.findFirst({ with: … })`. */
export const ordersRelations = relations(orders, ({ one, many }) => ({
  submission: one(submissions, { fields: [orders.submissionId], references: [submissions.id] }),
  lines: many(orderLines),
  requests: many(orderRequests),
  /** Of every kind of owner: name the one that is meant. */
  files: many(files),
}));

export const orderLinesRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));

export const orderRequestsRelations = relations(orderRequests, ({ one, many }) => ({
  order: one(orders, { fields: [orderRequests.orderId], references: [orders.id] }),
  author: one(users, { fields: [orderRequests.createdBy], references: [users.id] }),
  comments: many(requestComments),
}));

export const requestCommentsRelations = relations(requestComments, ({ one }) => ({
  request: one(orderRequests, { fields: [requestComments.requestId], references: [orderRequests.id] }),
  author: one(users, { fields: [requestComments.authorId], references: [users.id] }),
}));

export const filesRelations = relations(files, ({ one }) => ({
  order: one(orders, { fields: [files.ownerId], references: [orders.id] }),
  uploader: one(users, { fields: [files.uploadedBy], references: [users.id] }),
}));
