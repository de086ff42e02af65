import { PRINTED_SOURCE } from "#domain/contracts/printed-texts.ts";
import { fileKindOf, isVector, PLANS } from "#domain/files/kind.ts";
import type { FieldIssue } from "#domain/messages.ts";
import type { Reason, ReasonCode, RecordKind, RefusalParams } from "#domain/refusal.ts";
import { isReason, REFUSALS } from "#domain/refusals.ts";
import type { TranslationFunctions } from "./i18n-types.ts";
import { sayIssue } from "./say-issue.ts";
import { sayStatus } from "./status-words.ts";

type LL = TranslationFunctions;
type Sentences = { [C in ReasonCode]: (LL: LL, params: RefusalParams[C]) => string };

const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_GB = 1024 * BYTES_PER_MB;

/** What a call that failed says of itself, as far as it does. */
export type Failing = {
  reason?: Reason | undefined;
  issues?: readonly FieldIssue[] | undefined;
  code?: string | undefined;
};

/**
 * A refusal by its reason, broken rules, or a status alone; undefined for a bug. Needs the namespaces refusals and
 * validation, behind a sign-in obstacles, for the team deskObstacles.
 */
export function sayFailing(LL: LL, { reason, issues = [], code }: Failing): string | undefined {
  if (reason) return sayReason(LL, reason);
  if (issues.length > 0) return sayIssues(LL, issues);
  return code && sayCode(LL, code);
}

export function sayReason(LL: LL, reason: Reason): string {
  if (!isReason(reason)) return LL.error.generic();
  const { code, params } = reason;
  const sentences: Partial<Sentences> = SENTENCES;
  const own = sentences[code] as ((LL: LL, params: Reason["params"]) => string) | undefined;
  const plain: Partial<Plain> = plainWords(LL, code);
  const said = own ? own(LL, params) : plain[code as PlainCode]?.(params as never);
  // A room that has not come answers empty sentences.
  return said || LL.error.generic();
}

function plainWords(LL: LL, code: ReasonCode) {
  const { met } = REFUSALS[code];
  if (met === "desk") return LL.deskObstacles.reason;
  return met === "inside" ? LL.obstacles.reason : LL.refusals.reason;
}

/** Refusals whose parameters fit their sentence as they are. */
type PlainCode = Exclude<ReasonCode, keyof typeof SENTENCES>;
type Plain = { [C in PlainCode]: (params: RefusalParams[C]) => string };

/** Those that need more. */
const SENTENCES = {
  notFound: (LL, { record }) => wordOf(LL.refusals.notFound, record),
  stale: (LL, { record }) =>
    hasOwnWords(record)
      ? LL.deskObstacles.stale[record]()
      : LL.refusals.reason.stale({ record: wordOf(LL.refusals.record, record) }),
  moveNotAllowed: (LL, { record, from }) => {
    const status = sayStatus(LL, record, from);
    if (!status) return LL.refusals.moveGone();
    return LL.refusals.reason.moveNotAllowed({ record: wordOf(LL.refusals.record, record), status });
  },
  moveNeeds: (LL, { need }) => LL.obstacles.need[need](),
  orderingClosed: (LL, { status }) =>
    LL.obstacles.reason.orderingClosed({ status: sayStatus(LL, "submission", status) ?? status }),
  orderLocked: (LL, { status }) =>
    LL.obstacles.reason.orderLocked({ status: sayStatus(LL, "ownOrder", status) ?? status }),
  partnerNotRegistrable: (LL, { status }) =>
    LL.deskObstacles.reason.partnerNotRegistrable({ status: sayStatus(LL, "submission", status) ?? status }),
  statusOther: (LL, { status }) =>
    LL.deskObstacles.reason.statusOther({ status: sayStatus(LL, "submission", status) ?? status }),
  fileTooLarge: (LL, { name, limitBytes }) =>
    LL.refusals.reason.fileTooLarge({ name, limit: limitBytes / BYTES_PER_MB }),
  accountFull: (LL, { limitBytes }) => LL.obstacles.reason.accountFull({ limit: limitBytes / BYTES_PER_GB }),
  fileTypeNotAllowed: (LL, { name, allowed }) => {
    const reason = LL.refusals.reason.fileTypeNotAllowed({ name, allowed: typeNames(LL, allowed) });
    return allowed.includes("application/zip") ? `${reason} ${LL.refusals.fileTypes.pack()}` : reason;
  },
  pdfUnreadable: (LL, { name, because }) =>
    LL.obstacles.reason.pdfUnreadable({ name, why: LL.obstacles.pdf[because]() }),
  notCsv: (LL, { name, because }) =>
    LL.deskObstacles.reason.notCsv({ why: LL.deskObstacles.notCsv[because]({ name }) }),
  notPicture: (LL, { name, because }) =>
    LL.deskObstacles.reason.notPicture({ why: LL.deskObstacles.notPicture[because]({ name }) }),
  tooManyRequests: (LL, { retryAfterSeconds }) =>
    LL.refusals.reason.tooManyRequests({ wait: waitingTime(LL, retryAfterSeconds) }),
  busy: (LL, { retryAfterSeconds }) => LL.refusals.reason.busy({ wait: waitingTime(LL, retryAfterSeconds) }),
  payloadTooLarge: (LL, { limitBytes }) =>
    LL.refusals.reason.payloadTooLarge({ limit: limitBytes / BYTES_PER_MB }),
  notPrintable: (LL, { field, letters }) =>
    LL.obstacles.reason.notPrintable({
      field: LL.obstacles.printed[field](),
      letters,
      remedy: LL.obstacles.rewrite[PRINTED_SOURCE[field]](),
    }),
  evaluationClosed: (LL, { because }) =>
    LL.deskObstacles.reason.evaluationClosed({ why: LL.deskObstacles.evaluationClosed[because]() }),
  invitationClosed: (LL, { state }) =>
    LL.obstacles.reason.invitationClosed({ why: LL.obstacles.invitation[state]() }),
  invitingClosed: (LL, { status }) =>
    LL.obstacles.reason.invitingClosed({ status: sayStatus(LL, "submission", status) ?? status }),
} satisfies Partial<Sentences>;

/** Stale records of the team with sentences of their own. */
type KindWords = TranslationFunctions["refusals"]["record" | "notFound"];

/** Of a kind without a word of its own what is usual. */
function wordOf(words: KindWords, record: RecordKind): string {
  return words[record in words ? (record as keyof KindWords) : "usual"]();
}

function hasOwnWords(record: RecordKind): record is "note" | "plan" | "view" {
  return record === "note" || record === "plan" || record === "view";
}

/** Issues of fields point to the fields. */
function sayIssues(LL: LL, issues: readonly FieldIssue[]): string {
  const whole = issues.find((issue) => issue.path === "");
  return whole ? sayIssue(LL, whole) : LL.refusals.invalid();
}

/** A status without a reason, from libraries. */
function sayCode(LL: LL, code: string): string | undefined {
  if (code === "UNAUTHORIZED") return LL.refusals.reason.signInRequired();
  if (code === "FORBIDDEN") return LL.refusals.reason.forbidden();
  if (code === "NOT_FOUND") return LL.refusals.unknownCall();
  if (code === "UNSUPPORTED_MEDIA_TYPE") return LL.refusals.reason.unsupportedMediaType();
  return undefined;
}

function waitingTime(LL: LL, seconds: number): string {
  if (seconds <= 90) return LL.refusals.wait.seconds({ count: Math.max(1, Math.ceil(seconds)) });
  if (seconds > 2 * 86_400) return LL.refusals.wait.days({ count: Math.ceil(seconds / 86_400) });
  return LL.refusals.wait.minutes({ count: Math.ceil(seconds / 60) });
}

/** "image/png, application/pdf, video/mp4" -> "images, a PDF or videos"; unknown types stay. */
function typeNames(LL: LL, allowed: string): string {
  const types = allowed.split(",").map((type) => type.trim());
  const names = [...new Set(types.map((type) => typeName(LL, type)))];
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")}${LL.refusals.fileTypes.or()}${last}`;
}

function typeName(LL: LL, type: string): string {
  if (!type.includes("/")) return type;
  if (type === "application/pdf") return LL.refusals.fileTypes.pdf();
  if (type === "application/zip") return LL.refusals.fileTypes.zip();
  if (type === "image/svg+xml") return LL.refusals.fileTypes.svg();
  if (isVector(type)) return LL.refusals.fileTypes.vector();
  if (type in PLANS) return LL.refusals.fileTypes.plan();
  const kind = fileKindOf(type);
  return kind === "other" ? type : LL.refusals.fileTypes[kind]();
}
