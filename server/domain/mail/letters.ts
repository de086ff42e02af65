import * as v from "valibot";
import { ROLES } from "../actor.ts";
import { HANDED_STEPS } from "../handed-on/steps.ts";
import type { Locale } from "../locales.ts";
import { ORDER_STATUSES } from "../orders/moves/status.ts";
import type { CampaignAsSent } from "./campaign-as-sent.ts";
import {
  factKinds,
  mailedLine,
  mailedPayment,
  orderedPart,
  reckoning,
  secret,
  type Secret,
  unpriced,
} from "./facts.ts";
import type { Lane, MailTopic } from "./topics.ts";

const { address, cents, count, day, instant, name } = factKinds;

const submission = { company: name(), reference: name() };
const onStatusPage = { ...submission, statusUrl: secret(address()) };
const decision = {
  ...submission,
  representative: name(),
  note: v.string(),
  /** The team's words as they were when the letter was written. */
  text: v.optional(v.object({ pt: v.string(), en: v.string() })),
  /** When the opposite was announced: this letter corrects it. */
  corrects: v.optional(instant()),
  /** The exhibitor area is open to the representative. */
  isRegistered: v.optional(v.boolean()),
  /** Added when it leaves, never stored or shown to staff: the page is the applicant's. */
  statusUrl: v.optional(address()),
};
const credentials = {
  name: name(),
  email: name(),
  loginUrl: address(),
  temporaryPassword: secret(name()),
  /** When the password expires. */
  validUntil: instant(),
};
const order = { company: name(), reference: name(), url: address() };
/** Which confirmations it is about, and what is paid of the order with them. */
const ofPayment = { payments: v.array(mailedPayment), reckoning };
const request = { ...order, title: name() };
const asked = { ...request, message: v.string(), dueOn: day(), blocksApproval: v.boolean() };
const handed = { ...submission, giver: name(), step: v.picklist(HANDED_STEPS) };
const account = { name: v.string() };

/**
 * Every letter of the portal: its topic, what it cannot be written without, and the lane in which it leaves. How it reads
 * stands in server/mail/letters, its words in i18n/<locale>/mail.
 */
export const LETTERS = {
  submissionReceipt: letter("submission", { ...onStatusPage, representative: name() }),
  /** To the representative, after a correction on the status page. */
  submissionCorrected: letter("submission", onStatusPage),
  /** To an applicant who lost the link to the status page. */
  statusLink: letter("submission", onStatusPage),
  statusLinkRenewed: letter("submission", onStatusPage),
  /** To the address that the applicant replaced, without a link. */
  addressReplaced: letter("submission", submission),
  /** `url` opens the stored form again. */
  interestKept: letter("submission", { url: secret(address()), validUntil: instant() }),
  credentials: letter("access", credentials, "urgent"),
  credentialsReset: letter("access", credentials, "urgent"),
  staffCredentials: letter("access", credentials, "urgent"),
  /** `code` lasts `minutes`; `resetUrl` opens the recovery page of the user's area with it. */
  recoveryCode: letter(
    "access",
    { name: name(), code: secret(name()), resetUrl: secret(address()), minutes: count() },
    "urgent",
  ),
  decisionApproved: letter("decision", decision),
  decisionRejected: letter("decision", decision),
  orderCreated: letter("order", { ...order, total: cents(), parts: v.array(orderedPart), ...unpriced }),
  orderStatusChanged: letter("order", {
    ...order,
    from: v.picklist(ORDER_STATUSES),
    to: v.picklist(ORDER_STATUSES),
    note: v.string(),
    toPay: v.optional(v.object({ amount: cents(), dueOn: day() })),
    /** A confirmation was refused, and others leave the order where it is. */
    isPartRefused: v.optional(v.boolean()),
    ...ofPayment,
    reckoning: v.optional(reckoning),
  }),
  /** A run was undone after its letter had left; `status` is the order's former status, which it has again. */
  orderMoveUndone: letter("order", { ...order, status: v.picklist(ORDER_STATUSES) }),
  /** To the team: an exhibitor cancelled. `hadSpace`: an approved stand, whose space is free again. */
  orderCancelledByExhibitor: letter("order", { ...order, who: name(), hadSpace: v.boolean() }),
  orderCancelled: letter("order", { ...order, note: v.string(), reckoning: v.optional(reckoning) }),
  paymentReceived: letter("payment", {
    ...order,
    total: cents(),
    payments: v.array(mailedPayment),
    accepted: cents(),
    /** Let go of by the team, and why. */
    settled: cents(),
    settledAs: reckoning.entries.settledAs,
    /** The amount paid too much. */
    credit: cents(),
  }),
  /** About one confirmation of several, or of a part of the price. */
  paymentPartAccepted: letter("payment", { ...order, note: v.string(), ...ofPayment }),
  /** A credit, or a part of it, was transferred back; `left` of it stays. `transfer`: what the bank calls it, or "". */
  creditReturned: letter("payment", {
    ...order,
    amount: cents(),
    paidOn: day(),
    transfer: v.string(),
    left: cents(),
  }),
  /** `version` of the order that the contract prints. */
  contractReady: letter("order", { ...order, version: count() }),
  /** A signed copy came and waits for the team's look, or was not taken. */
  signedCopyReceived: letter("order", { ...order, note: v.string() }),
  signedCopyRefused: letter("order", { ...order, note: v.string() }),
  /**
   * The signed copy is with the team; `reference` is the submission's. `order` is the reference of the order whose copy
   * was accepted; absent when the signature of the whole submission was recorded.
   */
  contractRecorded: letter("submission", { ...order, order: v.optional(name()) }),
  contractRecordUndone: letter("submission", order),
  /** Line by line; waits for the exhibitor's answer. */
  orderChanged: letter("order", {
    ...order,
    version: count(),
    before: cents(),
    after: cents(),
    /** Unpriced lines, which neither total includes. */
    waits: v.object({ before: v.object(unpriced), after: v.object(unpriced) }),
    lines: v.array(mailedLine),
    note: v.string(),
  }),
  changeUndone: letter("order", { ...order, total: cents(), ...unpriced }),
  requestOpened: letter("request", asked),
  requestRevised: letter("request", asked),
  requestRemoved: letter("request", { ...request, who: name(), message: v.string() }),
  /** A request was answered or opened again. `agreedFor`: an ADMIN agreed in the exhibitor's place. */
  requestAnswered: letter("request", {
    ...request,
    who: name(),
    as: v.picklist([
      "agreed",
      "agreedFor",
      "disagreed",
      "answered",
      "settled",
      "impossible",
      "withdrawn",
      "refused",
      "reopened",
    ]),
    note: v.string(),
  }),
  requestCommented: letter("request", { ...request, who: name(), message: v.string() }),
  /** To the exhibitor who asked for a change; `isHeld`: paying and signing wait for the answer. */
  wishReceived: letter("request", {
    ...request,
    message: v.string(),
    isQuestion: v.boolean(),
    isHeld: v.boolean(),
  }),
  /** To the team: an exhibitor wants to change an order that is closed to editing, or asks about a rejected one. */
  changeAskedFor: letter("request", { ...request, message: v.string(), isQuestion: v.boolean() }),
  /** A duty whose day is near or over; a contract's is when it was published. */
  dutyReminder: letter("reminder", {
    ...order,
    duty: v.picklist(["pay", "answerRequest", "signContract"]),
    reminder: v.picklist(["ahead", "overdue"]),
    dueOn: day(),
    /** The amount still to be paid. */
    amount: v.optional(cents()),
    reckoning: v.optional(reckoning),
  }),
  /** A draft of an order that nobody has touched since `savedOn`. */
  draftReminder: letter("reminder", { company: name(), url: address(), savedOn: day() }),
  /** About a stored form, before the window closes; `url` opens it. */
  windowReminder: letter("reminder", { closesOn: day(), url: secret(address()) }),
  /** To an evaluator: `added` new submissions, `left` in all. */
  reviewsAssigned: letter("evaluation", { added: count(), left: count(), url: address() }),
  /** To an administrator who tries the mail server. */
  testMail: letter("access", {}, "urgent"),
  /** To an administrator. `reason` as the command said it, in English; `lastGood` is an instant or "". */
  backupFailed: letter("access", { reason: name(), place: name(), lastGood: v.string(), url: address() }),
  passwordChanged: letter("access", account),
  roleChanged: letter("access", { ...account, role: v.picklist(ROLES) }),
  /** Of an exhibitor; the organisation of a submission that it no longer sees, else "". */
  accessChanged: letter("access", {
    ...account,
    act: v.picklist(["disable", "enable", "detach"]),
    company: v.string(),
    note: v.string(),
  }),
  /** Sent to the old and the new address; `email` is the new one. `isOwn`: by the account's owner. */
  emailChanged: letter("access", { ...account, email: name(), isOwn: v.optional(v.boolean()) }),
  /** To a new address: `url` proves, once, that its reader has it. */
  emailConfirm: letter("access", { ...account, url: secret(address()), validUntil: instant() }, "urgent"),
  submissionLinked: letter("access", { ...account, ...order }),
  /** `acceptUrl` opens an account on the submission, once. */
  colleagueInvite: letter("access", {
    ...submission,
    inviter: name(),
    acceptUrl: secret(address()),
    validUntil: instant(),
  }),
  /** To a colleague; `url` is the colleague's page. */
  stepHandedOn: letter("order", { ...handed, note: v.string(), url: address() }),
  /** To whoever builds the stand; `url` opens that step alone. */
  stepHandedOut: letter("order", {
    ...handed,
    note: v.string(),
    url: secret(address()),
    validUntil: instant(),
  }),
  /** To the former holder of a step: there is nothing left to do. */
  stepTakenBack: letter("order", handed),
  /** To whoever gave the step: `name` has handed in files and a text. */
  stepHandedIn: letter("order", { ...order, name: name(), files: count(), note: v.string() }),
  /** What this recipient's placeholders stand for; the text stands once, on the campaign. */
  campaign: letter(
    "campaign",
    {
      values: v.record(v.string(), v.string()),
      text: v.optional(v.custom<CampaignAsSent["text"]>((text) => typeof text === "object")),
      optOutUrl: v.optional(address()),
    },
    "campaign",
  ),
} as const;

function letter<const Facts extends v.ObjectEntries>(
  topic: MailTopic,
  facts: Facts,
  lane: Lane = "ordinary",
) {
  const secrets = Object.keys(facts).filter((key) => "isSecret" in (facts[key] ?? {}));
  return { topic, lane, facts: v.object(facts), secrets };
}

type FactsOf<Id extends TemplateId> = (typeof LETTERS)[Id]["facts"];

export type TemplateId = keyof typeof LETTERS;
export const TEMPLATE_IDS = Object.keys(LETTERS) as [TemplateId, ...TemplateId[]];

export type TemplateParams = { [Id in TemplateId]: v.InferOutput<FactsOf<Id>> };

/** Names of the letter's secret facts. */
export type SecretName<Id extends TemplateId> = {
  [Name in keyof TemplateParams[Id]]-?: Name extends keyof FactsOf<Id>["entries"]
    ? FactsOf<Id>["entries"][Name] extends Secret
      ? Name
      : never
    : never;
}[keyof TemplateParams[Id]];

export type TemplatedMail = {
  [Id in TemplateId]: { template: Id; params: TemplateParams[Id]; language: Locale };
}[TemplateId];

/** The facts that a mail lacks, or that are not what they must be; none when it may be written. */
export function missingFacts(template: TemplateId, facts: object): string[] {
  const { issues = [] } = v.safeParse(LETTERS[template].facts, facts);
  return [...new Set(issues.map((issue) => v.getDotPath(issue)?.split(".")[0] ?? ""))];
}

/** The letter's facts without the secret ones, whatever was passed in. */
export function shownParams(template: TemplateId, params: object): Record<string, unknown> {
  const { secrets } = LETTERS[template];
  return Object.fromEntries(Object.entries(params).filter(([name]) => !secrets.includes(name)));
}
