import type { InvitationRefusal } from "./colleagues/invitation.ts";
import type { PdfUnread } from "./pdf-state.ts";
import type { PrintedField } from "./printed-fields.ts";
import type { ClosedBecause } from "./closed-because.ts";
import type { Need } from "./needs.ts";
import type { NotCsv } from "./not-csv.ts";
import type { NotPicture } from "./not-picture.ts";
import type { PriceOfLine } from "./price-of-line.ts";
import { desk, inside, type MetBy, type No, no, type Status } from "./met-by.ts";
import type { Cents } from "./money.ts";
import type { RecordKind } from "./record-kinds.ts";

/**
 * Every expected refusal; what it says of money is cents, as its sentence writes it. Sentences are in
 * i18n/<locale>/refusals, those for people signed in in obstacles, the team's in deskObstacles.
 */
export const REFUSALS = {
  signInRequired: no(401),
  forbidden: no(403),
  /** GRD-08 */
  firstAccessRequired: no(403),
  /** Unknown, or somebody else's: the same answer. */
  notFound: no<{ record: RecordKind }>(404),
  /** `current` is the stored version, 0 for records without one. */
  stale: no<{ record: RecordKind; current: number }>(409),
  moveNotAllowed: no<{ record: RecordKind; move: string; from: string }>(409),
  moveNeeds: no<{ record: RecordKind; move: string; need: Need }>(409),
  /** EOI-03 */
  windowClosed: no<{ opens: string; closes: string }>(403),
  /** Inside its dates, but ADMIN has not opened it. */
  windowNotOpened: no(403),
  captchaMissing: no(400),
  captchaFailed: no(400),
  /** Orders are accepted only after approval (GEN-05). */
  orderingClosed: inside<{ status: string }>(403),
  packageWithoutPrice: inside<{ package: string }>(409),
  packageUnknown: inside(400),
  spaceWithoutPrice: inside(409),
  itemNotOffered: inside<{ itemId: string }>(400),
  /** The item can be ordered for one day only. */
  itemHadOnce: inside<{ itemId: string }>(400),
  draftsFull: inside<{ limit: number }>(409),
  /** The space already has this live order for a stand. */
  standTaken: inside<{ id: string; reference: string }>(409),
  /** Lines as they cost now and as they were seen. */
  priceChanged: inside<{ seenTotal: Cents; total: Cents; spaceAmount: Cents; lines: PriceOfLine[] }>(409),
  /** The clauses of the contract, in the version in force, were not accepted by whoever sends the order. */
  clausesToRead: inside<{ version: number }>(409),
  /** Done, taken back or not there any more. */
  stepGone: inside(409),
  stepsFull: inside<{ limit: number }>(409),
  /** The answer holds neither a file nor a text. */
  nothingHandedIn: inside(400),
  orderLocked: inside<{ status: string }>(409),
  /** A transfer cannot be dated after today, the day of the event's zone. */
  transferAhead: inside(400),
  /** The answer's day must be today, in the event's zone, or later. */
  answerDayOver: inside(400),
  /** Nor more than a year before it. */
  transferLongAgo: inside(400),
  /** The transfer is more than twice the order's price. */
  transferBeyond: inside<{ total: Cents }>(400),
  /** The same bytes as another confirmation of the order. */
  sameProof: inside(409),
  /** The team's change waits for the exhibitor's answer. */
  changeOpen: inside(409),
  /** `current` is the version proposed now. */
  changeOutdated: inside<{ current: number }>(409),
  /** Used, too old or unknown: the same answer. */
  linkClosed: no(409),
  keyReused: no(409),
  /** The key has a wrong length or wrong characters. */
  keyMalformed: no(400),
  nothingChanged: inside(400),
  wrongPassword: inside(400),
  /** The last day for applications has passed: it is moved before the season is opened again. */
  periodOver: desk<{ closes: string }>(409),
  accountExists: desk<{ email: string }>(409),
  partnerNotRegistrable: desk<{ status: string }>(409),
  partnerRegistered: desk(409),
  emailOfTeam: desk<{ email: string }>(409),
  accountClosed: desk<{ email: string }>(409),
  /** A campaign's recipient moves with its campaign. */
  mailOfCampaign: desk(409),
  /** The email of a decision has a dialog of its own. */
  mailOfDecision: desk(409),
  /** Somebody waits for this code or password. */
  mailAwaited: desk(409),
  /** A password or a code goes to nobody else. */
  mailSealed: desk(409),
  /** The message's text was erased after its retention time. */
  mailTextGone: desk(409),
  /** Why a message was skipped. */
  mailDiscarded: desk<{ who: string }>(409),
  /** The message was given up, and its password or code erased. */
  mailSecretGone: desk(409),
  lastAdmin: desk(409),
  /** Another administrator has to do it, or the profile page. */
  ownAccount: desk(409),
  fileTooLarge: no<{ name: string; limitBytes: number }>(413),
  fileTypeNotAllowed: no<{ name: string; allowed: string }>(415),
  /** A brand manual that the stand's builder could not open. */
  pdfUnreadable: inside<{ name: string; because: PdfUnread }>(415),
  /** The file for the catalogue is not a CSV. */
  notCsv: desk<{ name: string; because: NotCsv }>(415),
  /** The picture cannot be re-encoded for public display. */
  notPicture: desk<{ name: string; because: NotPicture }>(415),
  /** The default format of iPhones, which stand builders' programs rarely read. */
  pictureHeic: no<{ name: string }>(415),
  pictureTooLarge: no<{ name: string; maxSide: number; maxMegapixels: number }>(400),
  fileEmpty: no<{ name: string }>(400),
  filesTooMany: no<{ limit: number }>(400),
  accountFull: inside<{ limitBytes: number }>(400),
  uploadIncomplete: no(400),
  /** A part that does not begin where the last one ended. */
  uploadOffset: no<{ received: number }>(409),
  /** Proofs and signed copies need bytes, not an address. */
  uploadNeeded: inside(400),
  tooManyRequests: no<{ retryAfterSeconds: number }>(429),
  busy: no<{ retryAfterSeconds: number }>(503),
  /** The paper takes longer than its reader waits: printing goes on, and the next request gets it. */
  beingMade: no<{ retryAfterSeconds: number }>(202),
  /** Nothing of the change was stored. */
  noRoom: no(507),
  /** The storage is unreachable or its data are damaged. */
  storageFailing: no(503),
  /** Uploading the same bytes repairs it. */
  fileDamaged: no<{ name: string }>(503),
  crossSite: no(403),
  payloadTooLarge: no<{ limitBytes: number }>(413),
  unsupportedMediaType: no(415),
  pdfFailed: inside(503),
  notPrintable: inside<{ field: PrintedField; letters: string }>(409),
  /** The order has changed since this edition. */
  contractOutdated: inside<{ edition: number }>(409),
  copyUnsigned: inside(409),
  copyDoubtful: inside<{ edition: number; pages: number; expected: number }>(409),
  /** The signature is recorded: only the team replaces the copy. */
  copyRecorded: inside(409),
  /** The invitation is closed, or not for this person. */
  invitationClosed: inside<{ state: InvitationRefusal }>(409),
  invitingClosed: inside<{ status: string }>(409),
  membersFull: inside<{ limit: number }>(409),
  invitationsFull: inside<{ limit: number }>(409),
  /** Begun, ended or undone before, or its preview is too old. */
  bulkClosed: desk(409),
  /** Of a credit, or of what is missing of the order that it is used for. */
  creditBeyond: desk<{ most: Cents }>(409),
  /** A caution: this amount is missing, so a reason is required, and whether bank charges explain it. */
  paymentIncomplete: desk<{ missing: Cents; isCharges: boolean }>(409),
  /** A caution: its confirmation came with these orders too; so much is missing besides, 0 for nothing. */
  proofSeen: desk<{ on: string; missing: Cents; isCharges: boolean }>(409),
  /** The import's status does not allow this. */
  importClosed: desk(409),
  /** A sent decision is decided again, not undone. */
  decisionSent: desk(409),
  alreadyMember: inside<{ email: string }>(409),
  hasDuplicates: desk<{ reference: string }>(409),
  likenessChanged: desk(409),
  evaluationClosed: desk<{ because: ClosedBecause }>(409),
  marksIncomplete: desk(409),
  marksGiven: desk(409),
  /** The assignable pairs have changed since the proposal. */
  proposalOutdated: desk(409),
  readerClosed: desk(409),
  /** Somebody else takes back what one declared. */
  ownDeclaration: desk(409),
  alreadyDecided: desk(409),
  /** The reader has seen the marks and could give none blindly any more. */
  marksWereOpen: desk(409),
  /** A draft edited by hand is not remade. */
  letterEdited: desk(409),
  /** A newer letter of the same decision is sent instead. */
  letterSuperseded: desk(409),
  /** The letter came back, and none is unsent. */
  letterReturned: desk(409),
  /** The exhibitor has to be informed of this move. */
  letterOwed: desk(409),
  /** There is no mail server: the letter was stored, and nobody has it. */
  letterKept: desk(409),
  noMailServer: desk(409),
  /** `count` of the last `of` messages of a campaign failed; `said` is the server's answer. */
  campaignRefused: desk<{ count: number; of: number; said: string }>(409),
  reminderLate: desk(409),
  reminderGone: desk(409),
  /** The reader of this address wants no campaigns. */
  optedOut: desk(409),
  /** Why somebody is left out of a campaign. `name` is the placeholder as it is written. */
  addressBad: desk(409),
  addressRefused: desk(409),
  accountDisabled: desk(409),
  sameAddress: desk(409),
  mailedToday: desk(409),
  statusOther: desk<{ status: string }>(409),
  nothingToPay: desk(409),
  noOrder: desk(409),
  placeholderEmpty: desk<{ name: string }>(409),
  campaignStopped: desk(409),
  droppedAfterRestore: desk(409),
  /** Somebody has already decided about the held mail. */
  nothingHeld: desk(400),
  /** The planned time of a campaign is too soon. */
  planTooSoon: desk(400),
  /** `last` is a moment of the event's last day. */
  planAfterEvent: desk<{ last: string }>(400),
  /** A planned campaign is a draft again; `plannedFor` is when it was to leave, ISO 8601. */
  campaignLate: desk<{ plannedFor: string }>(409),
  /** Others go or are left out than were seen before the press. */
  recipientsChanged: desk<{ goes: number; leftOut: number }>(409),
  noRecipients: desk(409),
  letterIncomplete: desk(409),
  /** The status was forced, so no letter was written. */
  letterMissing: desk(409),
  /** A caution: the text changed after the draft was written. */
  letterOutdated: desk(409),
  /** A caution: the exhibitor's request or question about the order has no answer. */
  openWish: desk(409),
  /** A caution: no evaluation approves the submission. */
  notBacked: desk(409),
  /** There is no address, or mails to it come back. */
  noAddress: desk(409),
  /** A caution: every account of the exhibitor is closed, and nobody else can be informed. */
  nobodyReached: desk(409),
  /** Marks are hidden until the reader's own are given. */
  marksClosed: desk(403),
  viewNameTaken: desk<{ name: string }>(409),
  viewsFull: desk<{ limit: number }>(409),
};
type Refusals = typeof REFUSALS;
export type ReasonCode = keyof Refusals;
type MetAt<Where extends MetBy> = {
  [C in ReasonCode]: Refusals[C]["met"] extends Where ? C : never;
}[ReasonCode];
/** Codes by who can get them: anybody, people signed in, the team. */
export type OutsideCode = MetAt<"outside">;
export type InsideCode = MetAt<"inside">;
export type DeskCode = MetAt<"desk">;
export type RefusalParams = { [C in ReasonCode]: Refusals[C] extends No<infer Params> ? Params : never };

/** A refusal as sent to the reader. */
export type Reason = { [C in ReasonCode]: { code: C; params: RefusalParams[C] } }[ReasonCode];

export function statusOf({ code }: Reason): Status {
  return REFUSALS[code].status;
}

/** Checks a reason that was stored or sent by another release. */
export function isReason(value: unknown): value is Reason {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(REFUSALS, String((value as { code?: unknown }).code));
}
