import type { InvitationRefusal } from "./colleagues/invitation.ts";
import type { PrintedField } from "./contracts/printed-texts.ts";

/**
 * Every expected "no" of the portal, with the parameters its sentence needs and the HTTP status it travels under.
 * The sentences live in i18n/<locale>/refusals; nothing here is shown to a person.
 */
export type RefusalParams = {
  /** Nobody is signed in, or the session ended. */
  signInRequired: Record<never, never>;
  /** Signed in, but this role may not do it. */
  forbidden: Record<never, never>;
  /** The partner must choose an own password first (GRD-08). */
  firstAccessRequired: Record<never, never>;
  /** Unknown, or somebody else's: the answer is the same. */
  notFound: { record: RecordKind };
  /** Somebody else saved first; `current` is the version now stored. */
  stale: { record: RecordKind; current: number };
  /** The move table has no such move from this status. */
  moveNotAllowed: { record: RecordKind; move: string; from: string };
  /** The move exists, but a condition of it is not met. */
  moveNeeds: { record: RecordKind; move: string; need: Need };
  /** Outside the expression-of-interest window (EOI-03). */
  windowClosed: { opens: string; closes: string };
  captchaMissing: Record<never, never>;
  captchaFailed: Record<never, never>;
  /** Ordering opens only after approval (GEN-05). */
  orderingClosed: { status: string };
  /** The stand package has no price yet, so it cannot be ordered. */
  packageWithoutPrice: { package: string };
  packageUnknown: Record<never, never>;
  /** A catalogue item is unknown or not offered. */
  itemNotOffered: { itemId: string };
  /** The author has all the open drafts of this submission that somebody may have. */
  draftsFull: { limit: number };
  /** The order can no longer be edited in this status. */
  orderLocked: { status: string };
  /** The same Idempotency-Key came with another body. */
  keyReused: Record<never, never>;
  /** The Idempotency-Key is none: too short, too long, or of other characters. */
  keyMalformed: Record<never, never>;
  nothingChanged: Record<never, never>;
  accountExists: { email: string };
  partnerNotRegistrable: { status: string };
  /** The portal would be left without an active administrator. */
  lastAdmin: Record<never, never>;
  /** Not with one's own account: another administrator does it, or the profile. */
  ownAccount: Record<never, never>;
  fileTooLarge: { name: string; limitBytes: number };
  fileTypeNotAllowed: { name: string; allowed: string };
  /** More pixels than any wall of a stand needs. */
  pictureTooLarge: { name: string; maxSide: number; maxMegapixels: number };
  fileEmpty: { name: string };
  filesTooMany: { limit: number };
  uploadIncomplete: Record<never, never>;
  tooManyRequests: { retryAfterSeconds: number };
  /** The server is up, but cannot take this on right now. */
  busy: { retryAfterSeconds: number };
  crossSite: Record<never, never>;
  payloadTooLarge: { limitBytes: number };
  unsupportedMediaType: Record<never, never>;
  pdfFailed: Record<never, never>;
  /** A contract's typeface has no shape for some letters of a field, and must not print others in their place. */
  notPrintable: { field: PrintedField; letters: string };
  /** The link of an invitation opens nothing (any more), or nothing for this person. */
  invitationClosed: { state: InvitationRefusal };
  /** Colleagues are invited once the submission is approved. */
  invitingClosed: { status: string };
  /** The submission has all the accounts that it may have. */
  membersFull: { limit: number };
  /** It has all the open invitations that it may have. */
  invitationsFull: { limit: number };
  alreadyMember: { email: string };
};
export type ReasonCode = keyof RefusalParams;

export const RECORD_KINDS = [
  "submission",
  "order",
  "request",
  "catalogueItem",
  "evaluation",
  "account",
  "file",
  "contract",
  "settings",
  "mail",
  "invitation",
  "session",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a move may depend on beyond its status; each has a sentence of its own. */
export const NEEDS = [
  "note",
  "paymentConfirmation",
  "everyLinePriced",
  "noOpenChange",
  "partnerAccount",
  "noLiveOrder",
  "noPaidOrder",
  "original",
  "orderComplete",
  "comment",
  "confirmed",
] as const;
export type Need = (typeof NEEDS)[number];

export const REFUSAL_STATUS = {
  signInRequired: 401,
  forbidden: 403,
  firstAccessRequired: 403,
  notFound: 404,
  stale: 409,
  moveNotAllowed: 409,
  moveNeeds: 409,
  windowClosed: 403,
  captchaMissing: 400,
  captchaFailed: 400,
  orderingClosed: 403,
  packageWithoutPrice: 409,
  packageUnknown: 400,
  itemNotOffered: 400,
  draftsFull: 409,
  orderLocked: 409,
  keyReused: 409,
  keyMalformed: 400,
  nothingChanged: 400,
  accountExists: 409,
  partnerNotRegistrable: 409,
  lastAdmin: 409,
  ownAccount: 409,
  fileTooLarge: 413,
  fileTypeNotAllowed: 415,
  pictureTooLarge: 400,
  fileEmpty: 400,
  filesTooMany: 400,
  uploadIncomplete: 400,
  tooManyRequests: 429,
  busy: 503,
  crossSite: 403,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  pdfFailed: 503,
  notPrintable: 409,
  invitationClosed: 409,
  invitingClosed: 409,
  membersFull: 409,
  invitationsFull: 409,
  alreadyMember: 409,
} as const satisfies Record<ReasonCode, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503>;

export type RefusalStatus = (typeof REFUSAL_STATUS)[ReasonCode];

/** What travels to the reader: a code and the parameters of its sentence. */
export type Reason = { [C in ReasonCode]: { code: C; params: RefusalParams[C] } }[ReasonCode];

/** An expected refusal. Thrown by domain functions and verbs; never for a bug. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: RefusalStatus;

  constructor(reason: Reason) {
    super(reason.code);
    this.name = "Refusal";
    this.reason = reason;
    this.status = REFUSAL_STATUS[reason.code];
  }
}

/** `throw refuse("notFound", { record: "order" })`; parameters are checked against the code. */
export function refuse<C extends ReasonCode>(
  code: C,
  ...[params]: keyof RefusalParams[C] extends never ? [] : [RefusalParams[C]]
): Refusal {
  return new Refusal({ code, params: params ?? {} } as unknown as Reason);
}

/** The reason carried by an error, on the server (a Refusal) or after the wire (`data.reason`). */
export function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof Refusal) return error.reason;
  if (typeof error !== "object" || error === null) return undefined;
  const { cause, data } = error as { cause?: unknown; data?: unknown };
  if (cause instanceof Refusal) return cause.reason;
  const reason =
    typeof data === "object" && data !== null ? (data as { reason?: unknown }).reason : undefined;
  return isReason(reason) ? reason : undefined;
}

export function isReason(value: unknown): value is Reason {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(REFUSAL_STATUS, String((value as { code?: unknown }).code));
}
