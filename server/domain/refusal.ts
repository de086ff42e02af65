import type { InvitationRefusal } from "./colleagues/invitation.ts";
import type { PrintedField } from "./printed-fields.ts";
import type { ClosedBecause } from "./closed-because.ts";

/** What a line costs now, and what its reader saw of it. */
export type PriceOfLine = {
  lineId: string;
  title_pt: string;
  title_en: string;
  seen: number | null;
  price: number;
};

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;
type Side = "outside" | "inside" | "desk";
type No<Params, Met extends Side = Side> = { status: Status; met: Met; params?: Params };

/** A "no" that travels under this status and needs these parameters for its sentence. */
function no<Params = Record<never, never>>(status: Status): No<Params, "outside"> {
  return { status, met: "outside" };
}

/** A "no" that only somebody who is signed in, or invited, can meet. */
function inside<Params = Record<never, never>>(status: Status): No<Params, "inside"> {
  return { status, met: "inside" };
}

/** A "no" that only the team can meet. */
function desk<Params = Record<never, never>>(status: Status): No<Params, "desk"> {
  return { status, met: "desk" };
}

/**
 * Every expected "no" of the portal, with the HTTP status it travels under and the parameters its sentence needs. The
 * sentences live in i18n/<locale>/refusals, of those inside the areas in obstacles, of the team's own in deskObstacles;
 * nothing here is shown to a person.
 */
export const REFUSALS = {
  /** Nobody is signed in, or the session ended. */
  signInRequired: no(401),
  /** Signed in, but this role may not do it. */
  forbidden: no(403),
  /** The partner must choose an own password first (GRD-08). */
  firstAccessRequired: no(403),
  /** Unknown, or somebody else's: the answer is the same. */
  notFound: no<{ record: RecordKind }>(404),
  /** Somebody else saved first; `current` is the version now stored, 0 of what counts none. */
  stale: no<{ record: RecordKind; current: number }>(409),
  /** The move table has no such move from this status. */
  moveNotAllowed: no<{ record: RecordKind; move: string; from: string }>(409),
  /** The move exists, but a condition of it is not met. */
  moveNeeds: no<{ record: RecordKind; move: string; need: Need }>(409),
  /** Outside the expression-of-interest window (EOI-03). */
  windowClosed: no<{ opens: string; closes: string }>(403),
  captchaMissing: no(400),
  captchaFailed: no(400),
  /** Ordering opens only after approval (GEN-05). */
  orderingClosed: inside<{ status: string }>(403),
  /** The stand package has no price yet, so it cannot be ordered. */
  packageWithoutPrice: inside<{ package: string }>(409),
  packageUnknown: inside(400),
  /** The space of a custom stand has no price yet, so none can be ordered. */
  spaceWithoutPrice: inside(409),
  /** A catalogue item is unknown or not offered. */
  itemNotOffered: inside<{ itemId: string }>(400),
  /** The author has all the open drafts of this submission that somebody may have. */
  draftsFull: inside<{ limit: number }>(409),
  /** The submission has its stand already: this live order. */
  standTaken: inside<{ id: string; reference: string }>(409),
  /** The total is not the one its reader saw: what each line costs now, and cost then as far as they said; dollars. */
  priceChanged: inside<{ seenTotal: number; total: number; spaceAmount: number; lines: PriceOfLine[] }>(409),
  /** The order can no longer be edited in this status. */
  orderLocked: inside<{ status: string }>(409),
  /** The team's change of the order waits for the exhibitor's answer. */
  changeOpen: inside(409),
  /** What was answered is no longer what the team proposes; `current` is the version now proposed. */
  changeOutdated: inside<{ current: number }>(409),
  /** The same Idempotency-Key came with another body. */
  keyReused: no(409),
  /** The Idempotency-Key is none: too short, too long, or of other characters. */
  keyMalformed: no(400),
  nothingChanged: inside(400),
  accountExists: desk<{ email: string }>(409),
  partnerNotRegistrable: desk<{ status: string }>(409),
  /** The submission has its partner's account. */
  partnerRegistered: desk(409),
  /** The e-mail is of somebody of the team, who cannot become a partner with it. */
  emailOfTeam: desk<{ email: string }>(409),
  /** The e-mail has an account that was disabled, and stays so. */
  accountClosed: desk<{ email: string }>(409),
  /** The message was given up, and its password or code erased with it. */
  mailSecretGone: desk(409),
  /** The portal would be left without an active administrator. */
  lastAdmin: desk(409),
  /** Not with one's own account: another administrator does it, or the profile. */
  ownAccount: desk(409),
  fileTooLarge: no<{ name: string; limitBytes: number }>(413),
  fileTypeNotAllowed: no<{ name: string; allowed: string }>(415),
  /** What an iPhone stores unless told otherwise; hardly any program of a stand builder reads it. */
  pictureHeic: no<{ name: string }>(415),
  /** More pixels than any wall of a stand needs. */
  pictureTooLarge: no<{ name: string; maxSide: number; maxMegapixels: number }>(400),
  fileEmpty: no<{ name: string }>(400),
  filesTooMany: no<{ limit: number }>(400),
  /** An exhibitor's account keeps all the bytes that one may keep. */
  accountFull: inside<{ limitBytes: number }>(400),
  uploadIncomplete: no(400),
  /** A part of an upload that does not begin where the last one ended. */
  uploadOffset: no<{ received: number }>(409),
  /** A proof or a signed copy is uploaded, not given by its address. */
  uploadNeeded: inside(400),
  tooManyRequests: no<{ retryAfterSeconds: number }>(429),
  /** The server is up, but cannot take this on right now. */
  busy: no<{ retryAfterSeconds: number }>(503),
  /** The disk under the data is full; nothing of the change was stored. */
  noRoom: no(507),
  /** The disk under the data cannot be read or written, or the data on it are damaged. */
  storageFailing: no(503),
  /** A stored file is no longer what was sent; the same bytes sent again mend it. */
  fileDamaged: no<{ name: string }>(503),
  crossSite: no(403),
  payloadTooLarge: no<{ limitBytes: number }>(413),
  unsupportedMediaType: no(415),
  pdfFailed: inside(503),
  /** A contract's typeface has no shape for some letters of a field, and must not print others in their place. */
  notPrintable: inside<{ field: PrintedField; letters: string }>(409),
  /** The edition prints an order that has changed since; the team makes a new one. */
  contractOutdated: inside<{ edition: number }>(409),
  /** The link of an invitation opens nothing (any more), or nothing for this person. */
  invitationClosed: inside<{ state: InvitationRefusal }>(409),
  /** Colleagues are invited once the submission is approved. */
  invitingClosed: inside<{ status: string }>(409),
  /** The submission has all the accounts that it may have. */
  membersFull: inside<{ limit: number }>(409),
  /** It has all the open invitations that it may have. */
  invitationsFull: inside<{ limit: number }>(409),
  /** The run over many was begun, ended or undone before, or its preview is too old. */
  bulkClosed: desk(409),
  /** The import is not (or no longer) where this is possible: it runs, has ended, or was never read. */
  importClosed: desk(409),
  /** The decision has been told; it is decided again, not undone. */
  decisionSent: desk(409),
  alreadyMember: inside<{ email: string }>(409),
  /** Others repeat it, this one among them, so that it repeats none itself. */
  hasDuplicates: desk<{ reference: string }>(409),
  /** What two submissions have in common is no longer what somebody looked at. */
  likenessChanged: desk(409),
  /** No marks from this person for this submission: a conflict, opened marks, an abstention, or it is decided. */
  evaluationClosed: desk<{ because: ClosedBecause }>(409),
  /** Marks that were given stay complete. */
  marksIncomplete: desk(409),
  /** Who has given marks does not abstain. */
  marksGiven: desk(409),
  /** The proposal is not the one that was shown: who may mark what has changed since. */
  proposalOutdated: desk(409),
  /** This person of the team gives this submission no marks: a conflict, an abstention, opened marks, or a decision. */
  readerClosed: desk(409),
  /** Only the last assignment that was accepted can be undone, and once. */
  assignmentClosed: desk(409),
  /** Somebody wrote in the draft by hand; it is not made again over that. */
  letterEdited: desk(409),
  /** A newer letter was written of the same decision; that one is sent. */
  letterSuperseded: desk(409),
  /** The letter of the decision came back, and none of it is unsent. */
  letterReturned: desk(409),
  /** No letter of the decision was ever written: its status was forced. */
  letterMissing: desk(409),
  /** A caution: the team's text changed after the draft was written. */
  letterOutdated: desk(409),
  /** Nobody can be told: there is no address, or mails to it come back. */
  noAddress: desk(409),
  /** Others' marks stay closed until one's own are given. */
  marksClosed: desk(403),
  /** The person keeps another view of this list under that name. */
  viewNameTaken: desk<{ name: string }>(409),
  /** The person keeps as many views of this list as one may. */
  viewsFull: desk<{ limit: number }>(409),
};
type Refusals = typeof REFUSALS;
export type ReasonCode = keyof Refusals;
type MetAt<Where extends Side> = {
  [C in ReasonCode]: Refusals[C]["met"] extends Where ? C : never;
}[ReasonCode];
/** Those that anybody can meet, those behind a sign-in, and those that only the team meets. */
export type OutsideCode = MetAt<"outside">;
export type InsideCode = MetAt<"inside">;
export type DeskCode = MetAt<"desk">;
export type RefusalParams = { [C in ReasonCode]: Refusals[C] extends No<infer Params> ? Params : never };
export type RefusalStatus = Status;

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
  "customService",
  "invitation",
  "session",
  "bulk",
  "import",
  "note",
  "plan",
  "view",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a move may depend on beyond its status; each has a sentence of its own. */
export const NEEDS = [
  "note",
  "paymentConfirmation",
  "everyLinePriced",
  "structurePriced",
  "noOpenChange",
  "requestsAnswered",
  "partnerAccount",
  "noLiveOrder",
  "noPaidOrder",
  "original",
  "orderComplete",
  "comment",
  "confirmed",
] as const;
export type Need = (typeof NEEDS)[number];

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
    this.status = REFUSALS[reason.code].status;
  }
}

/** `throw refuse("notFound", { record: "order" })`; parameters are checked against the code. */
export function refuse<C extends ReasonCode>(
  code: C,
  ...[params]: keyof RefusalParams[C] extends never ? [] : [RefusalParams[C]]
): Refusal {
  return new Refusal({ code, params: params ?? {} } as unknown as Reason);
}

/**
 * What stands in the way of every call for a while and says nothing of this one: the same call may be done a little
 * later.
 */
const PASSING: readonly ReasonCode[] = ["busy", "tooManyRequests", "noRoom", "storageFailing"];

export function isPassing(error: unknown): boolean {
  return error instanceof Refusal && PASSING.includes(error.reason.code);
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
  return Object.hasOwn(REFUSALS, String((value as { code?: unknown }).code));
}
