import type { CampaignAsSent } from "./campaign-as-sent.ts";
import type { AccessAct } from "../partners/access.ts";
import type { RequestState, RequestStatus } from "../requests/status.ts";
import type { Role } from "../actor.ts";
import { HANDED_SECRETS, type HandedParams } from "../handed-on/letters.ts";
import type { Cents } from "../money.ts";
import type { Balance, Settlement } from "../orders/moves/balance.ts";
import type { Duty } from "../orders/moves/next-step.ts";
import type { ReminderStep } from "../reminders/rules.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { Locale } from "../locales.ts";

/** `kept`: there is no mail server; `dead`: given up; `skipped`: of a campaign, not sent for the row's reason. */
export const OUTBOX_STATUSES = [
  "draft",
  "queued",
  "sending",
  "sent",
  "kept",
  "failed",
  "dead",
  "skipped",
] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** The words are in i18n/<locale>/mail. */
export type TemplateParams = HandedParams & {
  /** `statusUrl` opens the applicant's status page. */
  submissionReceipt: { company: string; representative: string; reference: string; statusUrl: string };
  /** To the representative, after a correction on the status page. */
  submissionCorrected: { company: string; reference: string; statusUrl: string };
  /** To somebody who lost the link. */
  statusLink: { company: string; reference: string; statusUrl: string };
  statusLinkRenewed: { company: string; reference: string; statusUrl: string };
  /** To the address that the applicant replaced, without a link. */
  addressReplaced: { company: string; reference: string };
  /** `url` opens the form again, with all that was kept until `validUntil` (ISO 8601, UTC). */
  interestKept: { url: string; validUntil: string };
  /** The temporary password works until `validUntil` (ISO 8601, UTC). */
  credentials: Credentials;
  credentialsReset: Credentials;
  staffCredentials: Credentials;
  /** `code` lasts `minutes`; `resetUrl` opens the recovery page of the user's area with it. */
  recoveryCode: { name: string; code: string; resetUrl: string; minutes: number };
  decisionApproved: Decision;
  decisionRejected: Decision;
  /** Letters written before they told the parts have none. */
  orderCreated: AboutOrder & { total: Cents; itemCount: number; parts?: OrderedPart[] } & Partial<Unpriced>;
  orderStatusChanged: AboutOrder & {
    from: OrderStatus;
    to: OrderStatus;
    note: string;
    toPay?: ToPay | undefined;
    /** A confirmation was refused, and others leave the order where it is. */
    isPartRefused?: boolean;
  } & OfPayment;
  /** A run was undone after its letter had left; `status` is the one the order has again. */
  orderMoveUndone: AboutOrder & { status: OrderStatus };
  /** To the team: an exhibitor cancelled. `hadSpace`: an approved stand, whose space is free again. */
  orderCancelledByExhibitor: AboutOrder & { who: string; hadSpace: boolean };
  orderCancelled: { company: string; reference: string; note: string; url: string } & OfPayment;
  /** Mails of earlier releases know the total alone. */
  paymentReceived: AboutOrder & { total: Cents } & Partial<Paid> & Pick<OfPayment, "payments">;
  /** One confirmation of several, or of a part; `amount` is null when it said none. */
  paymentPartAccepted: AboutOrder & {
    amount: Cents | null;
    accepted: Cents;
    total: Cents;
    note: string;
    toPay?: ToPay | undefined;
  } & OfPayment;
  /** A credit, or a part of it, was transferred back; `left` of it stays. `transfer`: what the bank calls it, or "". */
  creditReturned: AboutOrder & { amount: Cents; paidOn: string; transfer: string; left: Cents };
  /** `version` of the order that the contract prints. */
  contractReady: { company: string; reference: string; url: string; version: number };
  /** A signed copy came and waits for the team's look, or was not taken. */
  signedCopyReceived: { company: string; reference: string; note: string; url: string };
  signedCopyRefused: { company: string; reference: string; note: string; url: string };
  /**
   * The signed copy is with the team; `reference` is the submission's. `order` is the reference of the order whose copy
   * was accepted; absent when the signature of the whole submission was recorded, and in mails of earlier releases.
   */
  contractRecorded: { company: string; reference: string; url: string; order?: string };
  contractRecordUndone: { company: string; reference: string; url: string };
  /** Line by line; waits for the exhibitor's answer. */
  orderChanged: AboutOrder & {
    version: number;
    before: Cents;
    after: Cents;
    /** What is in neither total. */
    waits?: { before: Unpriced; after: Unpriced };
    lines: MailedLine[];
    note: string;
  };
  changeUndone: AboutOrder & { total: Cents } & Partial<Unpriced>;
  /** `dueOn` is a day (YYYY-MM-DD) or "". */
  requestOpened: AboutRequest & Asked;
  requestRevised: AboutRequest & Asked;
  requestRemoved: AboutRequest & { who: string; message: string };
  /** Answered, or asked again (PENDING). */
  requestAnswered: AboutRequest & {
    who: string;
    status: RequestStatus;
    /** Mails of earlier releases know the status alone. */
    as?: AnsweredAs | undefined;
    note: string;
  };
  requestCommented: AboutRequest & { who: string; message: string };
  /** To the exhibitor who asked; `isHeld` until the answer neither pays nor signs. */
  wishReceived: AboutRequest & { message: string; isQuestion: boolean; isHeld: boolean };
  /** To the team: an exhibitor wants to change an order that is closed to editing, or asks about a rejected one. */
  changeAskedFor: AboutRequest & { message: string; isQuestion?: boolean };
  /** A duty whose day (YYYY-MM-DD) is near or over; a contract's is when it was published. */
  dutyReminder: AboutOrder & {
    duty: Extract<Duty["kind"], "pay" | "answerRequest" | "signContract">;
    /** Mails of earlier releases say `week` or `day` of one whose day is still to come. */
    reminder: ReminderStep["at"] | "week" | "day";
    dueOn: string;
    /** Cents still to be paid. */
    amount?: Cents;
  } & Pick<OfPayment, "reckoning">;
  /** A draft of an order that nobody has touched since `savedOn` (YYYY-MM-DD). */
  draftReminder: { company: string; url: string; savedOn: string };
  /** A kept form, before the window closes; `url` opens it. */
  windowReminder: { closesOn: string; url: string };
  /** To an evaluator: `added` new submissions, `left` in all. */
  reviewsAssigned: { added: number; left: number; url: string };
  /** To an administrator who tries the mail server. */
  testMail: Record<never, never>;
  /** To an administrator. `reason` as the command said it, in English; `lastGood` is an instant (ISO 8601, UTC) or "". */
  backupFailed: { reason: string; place: string; lastGood: string; url: string };
  passwordChanged: { name: string };
  roleChanged: { name: string; role: Role };
  /** Of an exhibitor; the organisation of a submission that it no longer sees, else "". */
  accessChanged: { name: string; act: AccessAct; company: string; note: string };
  /** Sent to the old and the new address; `email` is the new one. `isOwn`: by the account's owner. */
  emailChanged: { name: string; email: string; isOwn?: boolean };
  /** To a new address: `url` proves that its reader has it, once, until `validUntil` (ISO 8601, UTC). */
  emailConfirm: { name: string; url: string; validUntil: string };
  submissionLinked: { name: string; company: string; reference: string; url: string };
  /** `acceptUrl` opens an account on the submission, once, until `validUntil` (ISO 8601, UTC). */
  colleagueInvite: {
    inviter: string;
    company: string;
    reference: string;
    acceptUrl: string;
    validUntil: string;
  };
  /** What this recipient's placeholders stand for; the text stands once, on the campaign. */
  campaign: { values: Record<string, string> } & Partial<CampaignAsSent>;
};

type Credentials = {
  name: string;
  email: string;
  loginUrl: string;
  temporaryPassword: string;
  validUntil: string;
};

/** Not in the total until priced by the team. */
type Unpriced = { isStructurePriced: boolean; unpricedLines: number };

type AboutOrder = { company: string; reference: string; url: string };

/** Cents due, and by which day. */
type ToPay = { amount: Cents; dueOn: string };

/**
 * The confirmations that a mail is about, and what is paid of the order with them. Mails of earlier releases know
 * neither.
 */
type OfPayment = { payments?: MailedPayment[]; reckoning?: Reckoning | undefined };

/** `amount` is null when it said none; `paidOn` is a day (YYYY-MM-DD); `file` its name. */
export type MailedPayment = { amount: Cents | null; paidOn: string | null; file: string };

/** `status` is the order's; `dueOn` the day (YYYY-MM-DD) to pay by what is outstanding. */
export type Reckoning = Balance & {
  settledAs: Settlement | null;
  status: OrderStatus;
  dueOn: string | null;
};

/** `settled` was let go of by the team, `credit` is paid too much. */
type Paid = { accepted: Cents; settled: Cents; settledAs: Settlement | null; credit: Cents };

/** What a total is made of, in the reader's language: a stand or a part of one with its m2, or a line. */
export type OrderedPart = {
  of: "stand" | "space" | "structure" | "extra" | "line";
  title: string;
  m2?: number | undefined;
  quantity?: number;
  periodOfUse?: number;
  amount: Cents | "unpriced";
};

/** A changed line with its total before and after; null where it did not exist. */
export type MailedLine = {
  /** null for the structure of a custom stand. */
  title: string | null;
  before: Cents | "unpriced" | null;
  after: Cents | "unpriced" | null;
  /** The percentage taken off in `after`, whose cents are without it. */
  discount?: number;
  /** Neither of a package nor of the structure, and in no mail of an earlier release. */
  counts?: { before: MailedCount | null; after: MailedCount | null };
};

/** Without days of what is had once. */
export type MailedCount = { quantity: number; days?: number };

type Asked = { message: string; dueOn: string; blocksApproval: boolean };

/** `agreedFor` is agreed in the exhibitor's place. */
type AnsweredAs = Exclude<RequestState, "withTeam" | "withExhibitor" | "unanswered"> | "agreedFor";

type AboutRequest = { company: string; reference: string; title: string; url: string };

type Decision = Record<"company" | "representative" | "reference" | "note", string> & {
  /** The team's words as they were when the letter was written. */
  text?: Record<Locale, string>;
  /** When the opposite was announced (ISO 8601, UTC): this letter corrects it. */
  corrects?: string;
  /** The exhibitor area is open to the representative. */
  isRegistered?: boolean;
  /** Added when it leaves, never stored or shown to staff: the page is the applicant's. */
  statusUrl?: string;
};

export type TemplateId = keyof TemplateParams;

/** With the parameters that are secret: never logged or listed, erased once sent. */
export const TEMPLATES = {
  submissionReceipt: { secret: ["statusUrl"] },
  submissionCorrected: { secret: ["statusUrl"] },
  statusLink: { secret: ["statusUrl"] },
  statusLinkRenewed: { secret: ["statusUrl"] },
  addressReplaced: { secret: [] },
  interestKept: { secret: ["url"] },
  credentials: { secret: ["temporaryPassword"] },
  credentialsReset: { secret: ["temporaryPassword"] },
  staffCredentials: { secret: ["temporaryPassword"] },
  recoveryCode: { secret: ["code", "resetUrl"] },
  decisionApproved: { secret: [] },
  decisionRejected: { secret: [] },
  orderCreated: { secret: [] },
  orderStatusChanged: { secret: [] },
  orderMoveUndone: { secret: [] },
  orderCancelledByExhibitor: { secret: [] },
  orderCancelled: { secret: [] },
  paymentReceived: { secret: [] },
  paymentPartAccepted: { secret: [] },
  creditReturned: { secret: [] },
  contractReady: { secret: [] },
  signedCopyReceived: { secret: [] },
  signedCopyRefused: { secret: [] },
  contractRecorded: { secret: [] },
  contractRecordUndone: { secret: [] },
  orderChanged: { secret: [] },
  changeUndone: { secret: [] },
  requestOpened: { secret: [] },
  requestRevised: { secret: [] },
  requestRemoved: { secret: [] },
  requestAnswered: { secret: [] },
  requestCommented: { secret: [] },
  wishReceived: { secret: [] },
  changeAskedFor: { secret: [] },
  dutyReminder: { secret: [] },
  draftReminder: { secret: [] },
  windowReminder: { secret: ["url"] },
  reviewsAssigned: { secret: [] },
  testMail: { secret: [] },
  backupFailed: { secret: [] },
  passwordChanged: { secret: [] },
  roleChanged: { secret: [] },
  accessChanged: { secret: [] },
  emailChanged: { secret: [] },
  emailConfirm: { secret: ["url"] },
  submissionLinked: { secret: [] },
  colleagueInvite: { secret: ["acceptUrl"] },
  ...HANDED_SECRETS,
  campaign: { secret: [] },
} as const satisfies { [Id in TemplateId]: { secret: readonly (keyof TemplateParams[Id] & string)[] } };

export const TEMPLATE_IDS = Object.keys(TEMPLATES) as [TemplateId, ...TemplateId[]];

export type TemplatedMail = {
  [Id in TemplateId]: { template: Id; params: TemplateParams[Id]; language: Locale };
}[TemplateId];

/** Without the secret ones, whatever was passed in. */
export function shownParams(template: TemplateId, params: object): Record<string, unknown> {
  const secret: readonly string[] = TEMPLATES[template].secret;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !secret.includes(name)));
}
