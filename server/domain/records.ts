import type { OrderVerb } from "./orders/moves/status.ts";
import type { Audience } from "./permissions.ts";
import type { SubmissionVerb } from "./submissions/status.ts";

/**
 * The kinds of record of which the portal keeps a history, each declared once: what can be done with it here, and below
 * who may know of it. What else belongs to a kind stands in one table each for the database (db/schema/index.ts), the
 * live pages (src/lib/live/rooms.ts) and the desk's screens (src/records/desk-records.ts); none of them compiles while
 * a kind is missing.
 */
type Deeds = {
  submission:
    | SubmissionVerb
    | "undoMove"
    | "update"
    | "force"
    | "sendDecision"
    | "describeSite"
    | "openMarks"
    | "declareConflict"
    | "denyConflict";
  /** `lost`: a move that came too late and changed nothing. `submit`: the order was sent. */
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
    | "addFile"
    | "removeFile"
    | DeedOfRequest;
  request: "announce";
  contract: "generate" | "receiveSigned";
  catalogueItem: UsualDeed | "setStatus" | "duplicate" | "deactivate";
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
    | "removeColleague";
  invitation: "invite" | "revoke";
  settings: "update";
  evaluation: "begin" | "give" | "update" | "abstain" | "setAside" | "correct";
  note: "write" | "edit" | "remove";
  /** Who marks what: a proposal accepted or undone, a reminder, and single pairs set by hand. */
  assignment: "accept" | "undo" | "remind" | "fix" | "keepApart" | "release";
  /** What the team means to decide; never shown with the submission, whose history reaches its applicant. */
  plannedDecision:
    | "planApproval"
    | "planRejection"
    | "clearPlan"
    | "changeTexts"
    | "editLetter"
    | "remakeLetter";
  likeness: "tellApart" | "reconsider";
};

/** What is done with most kinds, and has words for all of them. */
export type UsualDeed = "create" | "update" | "remove";

/** What happens to the requests of an order stands in the order's own history, also once a request is deleted. */
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

/** Whom the database names for each single record, such as the people of its submission. */
type Readers = Audience | "byRecord";

/** A record that others hang on: a change of those is heard of as a change of this one. */
type Holder = "submission" | "order" | "note";

type Rules = {
  /** Who reads in the history what was done with it, of those who read the history at all. */
  historyFor: Readers;
  /** Who may have its page at the desk open, and is shown who else has; null: it has no page of its own. */
  openFor: Audience | null;
} & (
  | {
      /** Who hears at once that one was changed. */
      heardBy: Readers;
    }
  | { heardAs: Holder }
);

/** Who may know of a record of each kind. The history's filter offers the kinds in this order. */
export const RECORDS = {
  submission: { historyFor: "everybody", openFor: ["submissions.view"], heardBy: "byRecord" },
  order: { historyFor: "everybody", openFor: ["orders.view"], heardBy: "byRecord" },
  request: { historyFor: "everybody", openFor: null, heardAs: "order" },
  contract: { historyFor: "everybody", openFor: null, heardAs: "order" },
  catalogueItem: { historyFor: "everybody", openFor: ["catalogue.manage"], heardBy: "everybody" },
  account: { historyFor: "everybody", openFor: ["staff.manage"], heardBy: "byRecord" },
  invitation: { historyFor: "everybody", openFor: null, heardAs: "submission" },
  settings: { historyFor: "everybody", openFor: ["settings.update"], heardBy: "everybody" },
  // Who marks what is not shown where marks are given blindly: neither who has one open, nor to whom it was given.
  evaluation: { historyFor: "byRecord", openFor: null, heardBy: "byRecord" },
  note: { historyFor: "everybody", openFor: null, heardBy: "byRecord" },
  assignment: { historyFor: ["evaluations.assign"], openFor: null, heardBy: ["evaluations.view"] },
  // Not even that there is a plan is known to those who make none.
  plannedDecision: { historyFor: ["decisions.plan"], openFor: null, heardBy: ["decisions.plan"] },
  likeness: { historyFor: "everybody", openFor: null, heardAs: "note" },
} as const satisfies Record<keyof Deeds, Rules>;

export type HistoryRecord = keyof typeof RECORDS;
export type HistoryAction<Kind extends HistoryRecord = HistoryRecord> = Deeds[Kind];

/** The kinds whose rules have this value at this place. */
export type KindsWith<Rule extends string, Value> = {
  [Kind in HistoryRecord]: (typeof RECORDS)[Kind] extends Record<Rule, Value> ? Kind : never;
}[HistoryRecord];

/** The kinds that open pages hear of: the records that hang on no other. */
export type HeardKind = KindsWith<"heardBy", Readers>;

/** As what a change of each kind is heard of. */
export function heardAs(kind: HistoryRecord): HeardKind {
  const rules = RECORDS[kind];
  return "heardAs" in rules ? rules.heardAs : (kind as HeardKind);
}

export const HISTORY_RECORDS = Object.keys(RECORDS) as [HistoryRecord, ...HistoryRecord[]];
