import type { TemplateId } from "./templates.ts";

export const MAIL_TOPICS = [
  "submission",
  "decision",
  "access",
  "order",
  "payment",
  "request",
  "reminder",
  "evaluation",
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export const TOPIC_OF = {
  submissionReceipt: "submission",
  credentials: "access",
  credentialsReset: "access",
  staffCredentials: "access",
  recoveryCode: "access",
  decisionApproved: "decision",
  decisionRejected: "decision",
  orderCreated: "order",
  orderStatusChanged: "order",
  orderCancelled: "order",
  paymentReceived: "payment",
  contractReady: "order",
  orderChanged: "order",
  changeUndone: "order",
  requestOpened: "request",
  requestRevised: "request",
  requestRemoved: "request",
  requestAnswered: "request",
  requestCommented: "request",
  changeAskedFor: "request",
  dutyReminder: "reminder",
  passwordChanged: "access",
  roleChanged: "access",
  emailChanged: "access",
  submissionLinked: "access",
  colleagueInvite: "access",
  reviewsAssigned: "evaluation",
  reviewsLeft: "evaluation",
} as const satisfies Record<TemplateId, MailTopic>;
