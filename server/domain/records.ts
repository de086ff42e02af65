import type { OrderVerb } from "./orders/moves/status.ts";
import type { Audience } from "./permissions.ts";
import type { SubmissionVerb } from "./submissions/status.ts";

/**
 * The kinds of record with a history, each declared once: its actions, and below who may know of it. The rest of a
 * kind stands in one table each for the database (db/schema/index.ts), the live pages (src/lib/live/rooms.ts) and the
 * desk's screens (src/records/desk-records.ts); each needs every kind to compile.
 */
type Deeds = {
  submission:
    | SubmissionVerb
    | "undoMove"
    | "update"
    /** By the applicant. */
    | "correct"
    | "force"
    | "sendDecision"
    /** Where there is no mail server. */
    | "keepDecision"
    | "describeSite"
    /** Among those that come, on the public site. */
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
    /** By the portal itself: at its time, or too long after it. */
    | "leave"
    | "miss"
    | "pause"
    | "resume"
    | "stop"
    | "retry";
  letterType: UsualDeed;
};

/** Shared by most kinds, with words for all of them. */
export type UsualDeed = "create" | "update" | "remove";

/** Kept in the order's history, also after a request is deleted. */
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
  /** Of those who read the history at all. */
  historyFor: Readers;
  /** Who may open its page and sees who else has; null: it has no page. */
  openFor: Audience | null;
} & (
  | {
      /** Who hears at once of a change. */
      heardBy: Readers;
    }
  | { heardAs: Holder }
);

/** The history's filter offers the kinds in this order. */
export const RECORDS = {
  submission: { historyFor: "everybody", openFor: ["submissions.view"], heardBy: "byRecord" },
  order: { historyFor: "everybody", openFor: ["orders.view"], heardBy: "byRecord" },
  request: { historyFor: "everybody", openFor: null, heardAs: "order" },
  contract: { historyFor: "everybody", openFor: null, heardAs: "order" },
  catalogueItem: { historyFor: "everybody", openFor: ["catalogue.manage"], heardBy: "everybody" },
  account: { historyFor: "everybody", openFor: ["staff.manage"], heardBy: "byRecord" },
  invitation: { historyFor: "everybody", openFor: null, heardAs: "submission" },
  settings: { historyFor: "everybody", openFor: ["settings.update"], heardBy: "everybody" },
  // In blind marking nobody learns who has one open, or who marks what.
  evaluation: { historyFor: "byRecord", openFor: null, heardBy: "byRecord" },
  note: { historyFor: "everybody", openFor: null, heardBy: "byRecord" },
  assignment: { historyFor: ["evaluations.assign"], openFor: null, heardBy: ["evaluations.view"] },
  // Even the existence of a plan is confidential.
  plannedDecision: { historyFor: ["decisions.plan"], openFor: null, heardBy: ["decisions.plan"] },
  likeness: { historyFor: "everybody", openFor: null, heardAs: "note" },
  campaign: { historyFor: "everybody", openFor: ["mails.manage"], heardBy: ["mails.manage"] },
  letterType: { historyFor: "everybody", openFor: ["mails.manage"], heardBy: ["mails.manage"] },
} as const satisfies Record<keyof Deeds, Rules>;

export type HistoryRecord = keyof typeof RECORDS;
export type HistoryAction<Kind extends HistoryRecord = HistoryRecord> = Deeds[Kind];

export type KindsWith<Rule extends string, Value> = {
  [Kind in HistoryRecord]: (typeof RECORDS)[Kind] extends Record<Rule, Value> ? Kind : never;
}[HistoryRecord];

/** Records that belong to no other. */
export type HeardKind = KindsWith<"heardBy", Readers>;

/** The kind under which a change is announced. */
export function heardAs(kind: HistoryRecord): HeardKind {
  const rules = RECORDS[kind];
  return "heardAs" in rules ? rules.heardAs : (kind as HeardKind);
}

export const HISTORY_RECORDS = Object.keys(RECORDS) as [HistoryRecord, ...HistoryRecord[]];
