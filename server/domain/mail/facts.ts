import type { TemplateId, TemplateParams } from "./templates.ts";

/**
 * What a template cannot do without: `name` and `address` say something, `text` may be empty, `day` is YYYY-MM-DD or "",
 * `cents` and `count` are whole. What else a template may use stands in its type.
 */
type FactKind =
  | "name"
  | "address"
  | "text"
  | "day"
  | "instant"
  | "cents"
  | "count"
  | "flag"
  | "list"
  | "values";

type Needed<Params> = {
  [Key in keyof Params as object extends Pick<Params, Key> ? never : Key]: FactKind;
};

const order = { company: "name", reference: "name", url: "address" } as const;
const request = { ...order, title: "name" } as const;
const asked = { ...request, message: "text", dueOn: "day", blocksApproval: "flag" } as const;
const handed = { giver: "name", step: "name" } as const;
const status = { company: "name", reference: "name", statusUrl: "address" } as const;
const decision = { company: "name", representative: "name", reference: "name", note: "text" } as const;
const credentials = {
  name: "name",
  email: "name",
  loginUrl: "address",
  temporaryPassword: "name",
  validUntil: "instant",
} as const;

const FACTS: { [Id in TemplateId]: Needed<TemplateParams[Id]> } = {
  submissionReceipt: { ...status, representative: "name" },
  submissionCorrected: status,
  statusLink: status,
  statusLinkRenewed: status,
  addressReplaced: { company: "name", reference: "name" },
  interestKept: { url: "address", validUntil: "instant" },
  credentials,
  credentialsReset: credentials,
  staffCredentials: credentials,
  recoveryCode: { name: "name", code: "name", resetUrl: "address", minutes: "count" },
  decisionApproved: decision,
  decisionRejected: decision,
  orderCreated: { ...order, total: "cents", itemCount: "count" },
  orderStatusChanged: { ...order, from: "name", to: "name", note: "text" },
  orderMoveUndone: { ...order, status: "name" },
  orderCancelledByExhibitor: { ...order, who: "name", hadSpace: "flag" },
  orderCancelled: { ...order, note: "text" },
  paymentReceived: { ...order, total: "cents" },
  paymentPartAccepted: { ...order, amount: "cents", accepted: "cents", total: "cents", note: "text" },
  creditReturned: { ...order, amount: "cents", paidOn: "day", transfer: "text", left: "cents" },
  contractReady: { ...order, version: "count" },
  signedCopyReceived: { ...order, note: "text" },
  signedCopyRefused: { ...order, note: "text" },
  contractRecorded: order,
  contractRecordUndone: order,
  orderChanged: { ...order, version: "count", before: "cents", after: "cents", lines: "list", note: "text" },
  changeUndone: { ...order, total: "cents" },
  requestOpened: asked,
  requestRevised: asked,
  requestRemoved: { ...request, who: "name", message: "text" },
  requestAnswered: { ...request, who: "name", status: "name", note: "text" },
  requestCommented: { ...request, who: "name", message: "text" },
  wishReceived: { ...request, message: "text", isQuestion: "flag", isHeld: "flag" },
  changeAskedFor: { ...request, message: "text" },
  dutyReminder: { ...order, duty: "name", reminder: "name", dueOn: "day" },
  draftReminder: { company: "name", url: "address", savedOn: "day" },
  windowReminder: { closesOn: "day", url: "address" },
  reviewsAssigned: { added: "count", left: "count", url: "address" },
  testMail: {},
  backupFailed: { reason: "name", place: "name", lastGood: "text", url: "address" },
  passwordChanged: { name: "text" },
  roleChanged: { name: "text", role: "name" },
  accessChanged: { name: "text", act: "name", company: "text", note: "text" },
  emailChanged: { name: "text", email: "name" },
  emailConfirm: { name: "text", url: "address", validUntil: "instant" },
  submissionLinked: { ...order, name: "text" },
  colleagueInvite: {
    inviter: "name",
    company: "name",
    reference: "name",
    acceptUrl: "address",
    validUntil: "instant",
  },
  stepHandedOn: { ...order, ...handed, note: "text" },
  stepHandedOut: { ...order, ...handed, note: "text", validUntil: "instant" },
  stepTakenBack: { company: "name", reference: "name", ...handed },
  stepHandedIn: { ...order, name: "name", files: "count", note: "text" },
  campaign: { values: "values" },
};

/** The facts that a mail lacks, or that are not what they must be; none when it may be written. */
export function missingFacts(template: TemplateId, facts: Record<string, unknown>): string[] {
  const needed: Record<string, FactKind> = FACTS[template];
  return Object.entries(needed)
    .filter(([name, kind]) => !isFact(kind, facts[name]))
    .map(([name]) => name);
}

function isFact(kind: FactKind, value: unknown): boolean {
  switch (kind) {
    case "name":
      return typeof value === "string" && value.trim() !== "";
    case "address":
      return typeof value === "string" && /^(https?:\/\/|\/)/.test(value);
    case "text":
      return typeof value === "string";
    case "day":
      return value === "" || (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value));
    case "instant":
      return typeof value === "string" && !Number.isNaN(Date.parse(value));
    case "cents":
      // An amount that nobody stated.
      return value === null || Number.isSafeInteger(value);
    case "count":
      return Number.isSafeInteger(value);
    case "flag":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value);
    case "values":
      return typeof value === "object" && value !== null;
    default:
      return kind satisfies never;
  }
}
