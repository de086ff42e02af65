import { TEMPLATE_IDS, type TemplateId } from "./templates.ts";

export const MAIL_TOPICS = [
  "submission",
  "decision",
  "access",
  "order",
  "payment",
  "request",
  "reminder",
  "evaluation",
  "campaign",
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export const TOPIC_OF = {
  submissionReceipt: "submission",
  submissionCorrected: "submission",
  statusLink: "submission",
  statusLinkRenewed: "submission",
  addressReplaced: "submission",
  interestKept: "submission",
  credentials: "access",
  credentialsReset: "access",
  staffCredentials: "access",
  recoveryCode: "access",
  decisionApproved: "decision",
  decisionRejected: "decision",
  orderCreated: "order",
  orderStatusChanged: "order",
  orderMoveUndone: "order",
  orderCancelledByExhibitor: "order",
  orderCancelled: "order",
  paymentReceived: "payment",
  paymentPartAccepted: "payment",
  creditReturned: "payment",
  contractReady: "order",
  signedCopyReceived: "order",
  signedCopyRefused: "order",
  contractRecorded: "submission",
  contractRecordUndone: "submission",
  orderChanged: "order",
  changeUndone: "order",
  requestOpened: "request",
  requestRevised: "request",
  requestRemoved: "request",
  requestAnswered: "request",
  requestCommented: "request",
  wishReceived: "request",
  changeAskedFor: "request",
  dutyReminder: "reminder",
  draftReminder: "reminder",
  windowReminder: "reminder",
  testMail: "access",
  backupFailed: "access",
  passwordChanged: "access",
  roleChanged: "access",
  accessChanged: "access",
  emailChanged: "access",
  emailConfirm: "access",
  submissionLinked: "access",
  colleagueInvite: "access",
  stepHandedOn: "order",
  stepHandedOut: "order",
  stepTakenBack: "order",
  stepHandedIn: "order",
  reviewsAssigned: "evaluation",
  campaign: "campaign",
} as const satisfies Record<TemplateId, MailTopic>;

/** Each is served by itself, so that none waits for another: nobody with a code in hand waits for a campaign. */
export const LANES = ["urgent", "ordinary", "campaign"] as const;
export type Lane = (typeof LANES)[number];

const URGENT: readonly TemplateId[] = [
  "recoveryCode",
  "credentials",
  "credentialsReset",
  "staffCredentials",
  "emailConfirm",
  "testMail",
];

/** Urgent is what somebody sits and waits for. */
export const LANE_OF = Object.fromEntries(
  TEMPLATE_IDS.map((id) => [
    id,
    id === "campaign" ? "campaign" : URGENT.includes(id) ? "urgent" : "ordinary",
  ]),
) as Record<TemplateId, Lane>;
