import type { RequestStatus } from "../requests/status.ts";
import type { Role } from "../actor.ts";
import type { Cents } from "../money.ts";
import type { Duty } from "../orders/moves/next-step.ts";
import type { Reminder } from "../orders/moves/reminders.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { Locale } from "../locales.ts";

/** Where a message stands: written but unsent, waiting, on its way, sent, kept (no mail server), failed, given up. */
export const OUTBOX_STATUSES = ["draft", "queued", "sending", "sent", "kept", "failed", "dead"] as const;

/** The mails the portal writes by itself and the values each carries; the words are in i18n/<locale>/mail. */
export type TemplateParams = {
  /** After an expression of interest; `statusUrl` opens the applicant's status page. */
  submissionReceipt: { company: string; representative: string; reference: string; statusUrl: string };
  /** A new partner account: the temporary password works until `validUntil` (ISO 8601, UTC). */
  credentials: Credentials;
  credentialsReset: Credentials;
  /** A new account of the team, with a temporary password like a partner's. */
  staffCredentials: Credentials;
  /** `code` lasts `minutes`; `resetUrl` opens the recovery page of the user's own area with the code. */
  recoveryCode: { name: string; code: string; resetUrl: string; minutes: number };
  decisionApproved: Decision;
  decisionRejected: Decision;
  /** `total` in cents. */
  orderCreated: AboutOrder & { total: Cents; itemCount: number } & Partial<Unpriced>;
  orderStatusChanged: {
    company: string;
    reference: string;
    from: OrderStatus;
    to: OrderStatus;
    note: string;
    url: string;
    /** Of an approved order: what is to be paid in cents, and by which day. */
    toPay?: { amount: Cents; dueOn: string };
  };
  orderCancelled: { company: string; reference: string; note: string; url: string };
  paymentReceived: { company: string; reference: string; total: Cents; url: string };
  /** `version` is the one of the order that the contract prints. */
  contractReady: { company: string; reference: string; url: string; version: number };
  /** What the team changed of an order that was sent, line by line; it waits for the exhibitor's answer. */
  orderChanged: AboutOrder & {
    version: number;
    before: Cents;
    after: Cents;
    lines: MailedLine[];
    note: string;
  };
  /** The team took its change back. */
  changeUndone: AboutOrder & { total: Cents };
  /** What the team asks for; `dueOn` is a day (YYYY-MM-DD) or "". */
  requestOpened: AboutRequest & Asked;
  /** The team asks for something else than before. */
  requestRevised: AboutRequest & Asked;
  /** Nobody has to answer any more. */
  requestRemoved: AboutRequest & { who: string; message: string };
  /** A request has an answer, or is asked again (PENDING). */
  requestAnswered: AboutRequest & { who: string; status: RequestStatus; note: string };
  requestCommented: AboutRequest & { who: string; message: string };
  /** To the team: an exhibitor would like to change an order that is closed to editing. */
  changeAskedFor: AboutRequest & { message: string };
  /** What waits for the exhibitor by a day (YYYY-MM-DD) that is near or over. */
  dutyReminder: AboutOrder & {
    duty: Extract<Duty["kind"], "pay" | "answerRequest">;
    reminder: Reminder;
    dueOn: string;
    /** What is still to be paid, in cents. */
    amount?: Cents;
  };
  /** To a reader of the team: `added` submissions to mark, `left` of them and of earlier ones in all. */
  reviewsAssigned: { added: number; left: number; url: string };
  /** To a reader who has some left. */
  reviewsLeft: { left: number; url: string };
  passwordChanged: { name: string };
  /** The new role of an account of the team. */
  roleChanged: { name: string; role: Role };
  /** Goes to the old and to the new address; `email` is the new one. */
  emailChanged: { name: string; email: string };
  /** A further submission appeared in a partner's account. */
  submissionLinked: { name: string; company: string; reference: string; url: string };
  /** `acceptUrl` opens an own account on the submission, once, until `validUntil` (ISO 8601, UTC). */
  colleagueInvite: {
    inviter: string;
    company: string;
    reference: string;
    acceptUrl: string;
    validUntil: string;
  };
};

/** A payment confirmation that was not accepted: the order waits for another, which is more than its status says. */
export function isRefusedPayment({ from, to }: { from?: unknown; to?: unknown }): boolean {
  return from === "CONFIRM_PAYMENT" && to === "APPROVED";
}

type Credentials = {
  name: string;
  email: string;
  loginUrl: string;
  temporaryPassword: string;
  validUntil: string;
};

/** What a total leaves out until the team has priced it. */
type Unpriced = { isStructurePriced: boolean; unpricedLines: number };

type AboutOrder = { company: string; reference: string; url: string };

/** A line of an order that changed, with what it comes to before and after; null where it was not, or is no more. */
export type MailedLine = {
  /** null for the structure of a custom stand. */
  title: string | null;
  before: Cents | "unpriced" | null;
  after: Cents | "unpriced" | null;
};

type Asked = { message: string; dueOn: string; blocksApproval: boolean };

type AboutRequest = { company: string; reference: string; title: string; url: string };

type Decision = {
  company: string;
  representative: string;
  reference: string;
  note: string;
  /** The team's words for all letters of the decision, as they were when it was written. */
  text?: Record<Locale, string>;
  /** When the contrary was told (ISO 8601, UTC): this one corrects it. */
  corrects?: string;
};

export type TemplateId = keyof TemplateParams;

/** Every template with the parameters that are secret: never logged, never in the mail log, wiped once sent. */
export const TEMPLATES = {
  submissionReceipt: { secret: ["statusUrl"] },
  credentials: { secret: ["temporaryPassword"] },
  credentialsReset: { secret: ["temporaryPassword"] },
  staffCredentials: { secret: ["temporaryPassword"] },
  recoveryCode: { secret: ["code", "resetUrl"] },
  decisionApproved: { secret: [] },
  decisionRejected: { secret: [] },
  orderCreated: { secret: [] },
  orderStatusChanged: { secret: [] },
  orderCancelled: { secret: [] },
  paymentReceived: { secret: [] },
  contractReady: { secret: [] },
  orderChanged: { secret: [] },
  changeUndone: { secret: [] },
  requestOpened: { secret: [] },
  requestRevised: { secret: [] },
  requestRemoved: { secret: [] },
  requestAnswered: { secret: [] },
  requestCommented: { secret: [] },
  changeAskedFor: { secret: [] },
  dutyReminder: { secret: [] },
  reviewsAssigned: { secret: [] },
  reviewsLeft: { secret: [] },
  passwordChanged: { secret: [] },
  roleChanged: { secret: [] },
  emailChanged: { secret: [] },
  submissionLinked: { secret: [] },
  colleagueInvite: { secret: ["acceptUrl"] },
} as const satisfies { [Id in TemplateId]: { secret: readonly (keyof TemplateParams[Id] & string)[] } };

export const TEMPLATE_IDS = [
  "submissionReceipt",
  "credentials",
  "credentialsReset",
  "staffCredentials",
  "recoveryCode",
  "decisionApproved",
  "decisionRejected",
  "orderCreated",
  "orderStatusChanged",
  "orderCancelled",
  "paymentReceived",
  "contractReady",
  "orderChanged",
  "changeUndone",
  "requestOpened",
  "requestRevised",
  "requestRemoved",
  "requestAnswered",
  "requestCommented",
  "changeAskedFor",
  "dutyReminder",
  "reviewsAssigned",
  "reviewsLeft",
  "passwordChanged",
  "roleChanged",
  "emailChanged",
  "submissionLinked",
  "colleagueInvite",
] as const satisfies readonly TemplateId[];

/** A message to be written: the template, its values and the reader's language. */
export type TemplatedMail = {
  [Id in TemplateId]: { template: Id; params: TemplateParams[Id]; language: Locale };
}[TemplateId];

/**
 * The values of a mail that may be kept readable, whatever a caller handed over: those that open a door are left out.
 */
export function shownParams(template: TemplateId, params: object): Record<string, unknown> {
  const secret: readonly string[] = TEMPLATES[template].secret;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !secret.includes(name)));
}
