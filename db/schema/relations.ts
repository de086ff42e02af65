import { relations } from "drizzle-orm";
import { users } from "./accounts.ts";
import { evaluations } from "./evaluations.ts";
import { contracts } from "./contracts.ts";
import { files } from "./files.ts";
import { orderLines, orders, payments } from "./orders.ts";
import { orderRequests, requestComments } from "./requests.ts";
import { submissionMembers, submissions } from "./submissions.ts";

/** What hangs on a record, so that one question reads it whole (records.ts). */
export const submissionsRelations = relations(submissions, ({ one, many }) => ({
  original: one(submissions, { fields: [submissions.duplicateOf], references: [submissions.id] }),
  members: many(submissionMembers),
  orders: many(orders),
  evaluations: many(evaluations),
}));

export const submissionMembersRelations = relations(submissionMembers, ({ one }) => ({
  submission: one(submissions, { fields: [submissionMembers.submissionId], references: [submissions.id] }),
  account: one(users, { fields: [submissionMembers.userId], references: [users.id] }),
}));

export const evaluationsRelations = relations(evaluations, ({ one }) => ({
  submission: one(submissions, { fields: [evaluations.submissionId], references: [submissions.id] }),
}));

export const ordersRelations = relations(orders, ({ one, many }) => ({
  submission: one(submissions, { fields: [orders.submissionId], references: [submissions.id] }),
  lines: many(orderLines),
  /** The stand that these services are added to, and what is added to this one. */
  stand: one(orders, { fields: [orders.linkedTo], references: [orders.id], relationName: "additions" }),
  additions: many(orders, { relationName: "additions" }),
  original: one(orders, { fields: [orders.copiedFrom], references: [orders.id], relationName: "copies" }),
  requests: many(orderRequests),
  contracts: many(contracts),
  payments: many(payments),
  /** Files of every kind of owner: a query names the kind. */
  files: many(files),
}));

export const orderLinesRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));

export const paymentsRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
  decider: one(users, { fields: [payments.decidedBy], references: [users.id] }),
}));

export const orderRequestsRelations = relations(orderRequests, ({ one, many }) => ({
  order: one(orders, { fields: [orderRequests.orderId], references: [orders.id] }),
  author: one(users, { fields: [orderRequests.createdBy], references: [users.id] }),
  answerer: one(users, { fields: [orderRequests.answeredBy], references: [users.id] }),
  comments: many(requestComments),
}));

export const requestCommentsRelations = relations(requestComments, ({ one }) => ({
  request: one(orderRequests, { fields: [requestComments.requestId], references: [orderRequests.id] }),
  author: one(users, { fields: [requestComments.authorId], references: [users.id] }),
}));

export const contractsRelations = relations(contracts, ({ one }) => ({
  order: one(orders, { fields: [contracts.orderId], references: [orders.id] }),
  file: one(files, { fields: [contracts.fileId], references: [files.id] }),
  signed: one(files, { fields: [contracts.signedFileId], references: [files.id] }),
  author: one(users, { fields: [contracts.createdBy], references: [users.id] }),
}));

export const filesRelations = relations(files, ({ one }) => ({
  order: one(orders, { fields: [files.ownerId], references: [orders.id] }),
  uploader: one(users, { fields: [files.uploadedBy], references: [users.id] }),
}));
