import type { OrderVerb } from "./orders/moves/status.ts";
import type { SubmissionVerb } from "./submissions/status.ts";

/** What can happen to a record, by the kind of record: the moves of its table, and what else is done with it. */
export type HistoryActions = {
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
    | RequestAction;
  request: "announce";
  contract: "generate" | "receiveSigned";
  catalogueItem: "create" | "update" | "setStatus" | "duplicate" | "deactivate" | "remove";
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
  likeness: "tellApart" | "reconsider";
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
  evaluation: "begin" | "give" | "update" | "abstain" | "setAside" | "correct";
};

/** What happens to the requests of an order stands in the order's own history, also once a request is deleted. */
type RequestAction =
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

export type HistoryRecord = keyof HistoryActions;
export type HistoryAction<Record extends HistoryRecord = HistoryRecord> = HistoryActions[Record];

/** What happened to which kind of record: one of the actions of that kind. */
export type Happening<Kinds extends HistoryRecord = HistoryRecord> = {
  [Kind in Kinds]: { record: Kind; action: HistoryAction<Kind> };
}[Kinds];

export const HISTORY_RECORDS = [
  "submission",
  "order",
  "request",
  "contract",
  "catalogueItem",
  "account",
  "invitation",
  "settings",
  "evaluation",
  "note",
  "assignment",
  "plannedDecision",
  "likeness",
] as const satisfies readonly HistoryRecord[];

export type FieldChanges = Record<string, { old: unknown; new: unknown }>;

/** The changed fields that name what a row is about, and are part of its sentence: "File added: plan.pdf". */
export const NAMING: readonly string[] = ["file", "request"];
