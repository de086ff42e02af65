import type { OrderVerb } from "./orders/moves/status.ts";
import type { Audience } from "./permissions.ts";
import { RECORDS } from "./record-kinds.ts";
import type { SubmissionVerb } from "./submissions/status.ts";

export { RECORDS };

/**
 * What can be done with a record of each kind, where that is more than what is usual. The rest of a kind stands in one
 * table each: its readers and lists (record-kinds.ts), what changes tell of it (told.ts), the database
 * (db/schema/index.ts), the live pages (src/lib/live/rooms.ts) and the desk's screens (src/records/desk-records.ts);
 * each needs every kind to compile.
 */
type OwnDeeds = {
  submission:
    | SubmissionVerb
    | "undoMove"
    | "update"
    /** A correction by the applicant. */
    | "correct"
    | "force"
    | "sendDecision"
    /** Stores the decision without mail, where there is no mail server. */
    | "keepDecision"
    | "describeSite"
    /** Agrees to be named among the exhibitors on the public site. */
    | "allowNaming"
    | "withdrawNaming"
    | "endLinks"
    | "openMarks"
    | "declareConflict"
    | "denyConflict";
  /** `lost`: a move that came too late and changed nothing. */
  order:
    | Exclude<OrderVerb, "send">
    | "create"
    | "takeOver"
    | "submit"
    | "update"
    | "force"
    | "lost"
    | "undoMove"
    | "confirmPayment"
    | "acceptPart"
    | "refusePart"
    | "returnCredit"
    | "useCredit"
    | "takeCredit"
    | "addFile"
    | "removeFile"
    | "handOn"
    | "takeStepBack"
    | "handInStep"
    | DeedOfRequest;
  request: "announce";
  contract: "generate" | "issue" | "publish" | "receiveSigned" | "acceptSigned" | "refuseSigned";
  /**
   * `import` stands for all that a file did. `undoImport`, of earlier releases, for all that was taken back, and for one
   * item of it.
   */
  catalogueItem: UsualDeed | "setStatus" | "duplicate" | "deactivate" | "import" | "undoImport";
  account:
    | "create"
    | "makeAdmin"
    | "update"
    | "disable"
    | "enable"
    | "changePassword"
    | "resetPassword"
    | "resetCredentials"
    | "link"
    | "acceptInvitation"
    | "removeColleague"
    | "detach"
    | "renewCalendar";
  invitation: "invite" | "revoke";
  settings: "update" | "openApplications" | "closeApplications";
  evaluation: "begin" | "give" | "update" | "abstain" | "setAside" | "takeBack" | "correct";
  note: "write" | "edit" | "remove";
  /** A proposal accepted, single pairs set by hand. */
  assignment: "accept" | "fix" | "keepApart" | "release" | "takeBackConflict" | "takeBackAbstention";
  /** Never shown with the submission, whose history its applicant reads. */
  plannedDecision:
    | "planApproval"
    | "planRejection"
    | "clearPlan"
    | "changeTexts"
    | "editLetter"
    | "remakeLetter";
  likeness: "tellApart" | "reconsider";
  campaign:
    | UsualDeed
    | "send"
    | "test"
    | "plan"
    | "replan"
    | "sendNow"
    | "unplan"
    /** The portal sends it by itself: at its time, or too long after it. */
    | "leave"
    | "miss"
    | "pause"
    | "resume"
    | "stop"
    | "retry";
};

type Deeds = OwnDeeds & { [Kind in Exclude<HistoryRecord, keyof OwnDeeds>]: UsualDeed };

/** Shared by most kinds, with words for all of them. */
export type UsualDeed = "create" | "update" | "remove";

/** Stored in the order's history, also after a request is deleted. */
type DeedOfRequest =
  | "openRequest"
  | "editRequest"
  | "removeRequest"
  | "approveRequest"
  | "rejectRequest"
  | "reopenRequest"
  | "commentRequest"
  | "askForChange"
  | "editItems"
  | "undoChange"
  | "approveChange"
  | "rejectChange";

/** The people named by the database per record, such as those of its submission. */
type Readers = Audience | "byRecord";

/** A record that others belong to: their changes are announced as its own. */
type Holder = "submission" | "order" | "note";

type Rules = {
  historyFor: Readers;
  openFor: Audience | null;
  lists?: readonly string[];
} & ({ heardBy: Readers } | { heardAs: Holder });

export type HistoryRecord = keyof typeof RECORDS;
export type HistoryAction<Kind extends HistoryRecord = HistoryRecord> = Deeds[Kind];

export type KindsWith<Rule extends string, Value> = {
  [Kind in HistoryRecord]: (typeof RECORDS)[Kind] extends Record<Rule, Value> ? Kind : never;
}[HistoryRecord];

/** Kinds of record that belong to no other record. */
export type HeardKind = KindsWith<"heardBy", Readers>;

/** The kind under which a change is announced. */
export function heardAs(kind: HistoryRecord): HeardKind {
  const rules = RECORDS[kind];
  return "heardAs" in rules ? rules.heardAs : (kind as HeardKind);
}

const CHECKED: Readonly<Record<keyof OwnDeeds | HistoryRecord, Rules>> = RECORDS;
export const HISTORY_RECORDS = Object.keys(CHECKED) as [HistoryRecord, ...HistoryRecord[]];
