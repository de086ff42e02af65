import * as v from "valibot";
import { MAIL_VERBS } from "../mail/moves.ts";
import type { MoveTable } from "../moves.ts";
import { ORDER_MOVES } from "../orders/moves/status.ts";
import { SUBMISSION_MOVES } from "../submissions/status.ts";

/**
 * What can be done with many records at once: moves that need no more than one note for all, registrations, planned
 * decisions and their release.
 */
export const BULK_VERBS = {
  submissions: [
    "startReview",
    "returnToPending",
    "approve",
    "reject",
    "reopen",
    "signContract",
    "hide",
    "restore",
  ],
  registrations: ["register"],
  partners: ["resetCredentials"],
  catalogue: ["offer", "takeOff"],
  orders: ["startReview", "returnToPartner", "approve", "reject", "reopen", "markPaid"],
  letters: ["sendDecision", "remakeDecision"],
  decisions: ["planApproval", "planRejection", "clearPlan", "release"],
  mails: MAIL_VERBS,
} as const satisfies Record<string, readonly string[]>;

export type BulkKind = keyof typeof BULK_VERBS;
export const BULK_KINDS = Object.keys(BULK_VERBS) as BulkKind[];
export type BulkVerb<Kind extends BulkKind = BulkKind> = (typeof BULK_VERBS)[Kind][number];
export type BulkAct = { [Kind in BulkKind]: { kind: Kind; verb: BulkVerb<Kind> } }[BulkKind];

export const bulkAct = v.variant("kind", [
  v.strictObject({ kind: v.literal("submissions"), verb: v.picklist(BULK_VERBS.submissions) }),
  v.strictObject({ kind: v.literal("registrations"), verb: v.picklist(BULK_VERBS.registrations) }),
  v.strictObject({ kind: v.literal("partners"), verb: v.picklist(BULK_VERBS.partners) }),
  v.strictObject({ kind: v.literal("catalogue"), verb: v.picklist(BULK_VERBS.catalogue) }),
  v.strictObject({ kind: v.literal("orders"), verb: v.picklist(BULK_VERBS.orders) }),
  v.strictObject({ kind: v.literal("letters"), verb: v.picklist(BULK_VERBS.letters) }),
  v.strictObject({ kind: v.literal("decisions"), verb: v.picklist(BULK_VERBS.decisions) }),
  v.strictObject({ kind: v.literal("mails"), verb: v.picklist(BULK_VERBS.mails) }),
]);

/** Whether a bulk action can be undone: what was mailed cannot. */
export function hasWayBack(kind: BulkKind): boolean {
  return kind !== "letters" && kind !== "registrations" && kind !== "partners" && kind !== "mails";
}

/** Whether the action mails each record's exhibitor; the letters wait and can be taken back with the run. */
export function writesLetters({ kind, verb }: { kind: string; verb: string }): boolean {
  return kind === "orders" || (kind === "submissions" && verb === "signContract");
}

/** Whether the action needs a note, as it does for a single record. */
export function asksNote({ kind, verb }: BulkAct): boolean {
  const asks: readonly string[] = asksOf({ kind, verb } as BulkAct);
  return asks.includes("note");
}

/** A release has the note of each plan, clearing needs none, and mails to partners have none. */
export function takesNote({ kind, verb }: BulkAct): boolean {
  const noteless: readonly BulkKind[] = ["partners", "registrations", "letters", "catalogue", "mails"];
  if (noteless.includes(kind)) return false;
  return kind !== "decisions" || verb === "planApproval" || verb === "planRejection";
}

function asksOf(act: BulkAct): readonly string[] {
  switch (act.kind) {
    case "registrations":
    case "partners":
    case "decisions":
    case "letters":
    case "catalogue":
    case "mails":
      return [];
    case "orders":
      return asks(ORDER_MOVES[act.verb]);
    case "submissions":
      return asks(SUBMISSION_MOVES[act.verb]);
  }
}

function asks(move: object): readonly string[] {
  return "asks" in move ? (move.asks as readonly string[]) : [];
}

/** Its way back is a move for administrators alone, with a note, as of a single record. */
export function isTakenBackByAdmins({ kind, verb }: { kind: string; verb: string }): boolean {
  const moves = kind === "orders" ? ORDER_MOVES : kind === "submissions" ? SUBMISSION_MOVES : undefined;
  const table: MoveTable<string> = moves ?? {};
  const made = table[verb];
  if (!made) return false;
  const back = Object.values(table).filter(
    ({ from, to }) => from.includes(made.to) && made.from.includes(to),
  );
  return back.length > 0 && back.every(({ by }) => by.every((part) => part === "admin"));
}
