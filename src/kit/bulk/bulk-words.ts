import type { ReactNode } from "react";
import {
  BULK_VERBS,
  hasWayBack,
  isTakenBackByAdmins,
  type BulkKind,
  type BulkVerb,
} from "#domain/bulk/acts.ts";
import type { Cents } from "#domain/money.ts";
import type { Reason, ReasonCode } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import type { BulkGroup, BulkRun, ListedRun } from "./data.ts";

type LL = TranslationFunctions;

/** The words of a noun's moves and statuses. */
export type BulkNames<Kind extends BulkKind = BulkKind> = {
  move: Record<BulkVerb<Kind>, () => string>;
  status: Readonly<Record<string, () => string>>;
  /** Hint of the note field: who will read the note. */
  noteHint?: (verb: BulkVerb<Kind>) => string;
  /** A warning besides that of the kind. */
  before?: (verb: BulkVerb<Kind>) => string | undefined;
  /** For verbs that change no status: "3 get credentials by mail". */
  outcome?: (group: BulkGroup, count: number) => string | undefined;
  menu?: string;
  /** Asks why orders count as paid with so many cents missing in all. */
  renderDifference?: (missing: Cents) => ReactNode;
};

/** What is missing of the payments of the orders that are marked as paid, and the reason proposed for it. */
export function missingOf({
  groups,
}: Pick<BulkRun, "groups">): { cents: Cents; proposed: string } | undefined {
  let cents = 0;
  let isCharges = true;
  for (const { state, reason, references } of groups) {
    if (state !== "waiting" || (reason?.code !== "paymentIncomplete" && reason?.code !== "proofSeen"))
      continue;
    cents += reason.params.missing * references.length;
    if (reason.params.missing > 0) isCharges &&= reason.params.isCharges;
  }
  return cents === 0 ? undefined : { cents, proposed: isCharges ? "bankCharges" : "" };
}

/** The label of the menu, or of the only verb. */
export function sayMenu(LL: LL, kind: BulkKind, { menu, move }: BulkNames): string {
  const [first, second] = BULK_VERBS[kind];
  return menu ?? (first && !second ? move[first]() : LL.bulk.change());
}

export function sayBulk(LL: LL, names: BulkNames, { kind, verb, count }: ListedRun): string {
  return LL.bulk.title({ move: names.move[verb](), what: LL.bulk.of[kind]({ count }) });
}

function sayStatus(names: BulkNames, status: string): string {
  return names.status[status]?.() ?? status;
}

/** Consequences that the groups do not show, such as no undo. */
export function sayBefore(LL: LL, { before }: BulkNames, { kind, verb }: ListedRun): string | undefined {
  if (isTakenBackByAdmins({ kind, verb })) return before?.(verb) ?? LL.bulk.backByAdmins();
  return before?.(verb) ?? (hasWayBack(kind) ? undefined : LL.bulk.final());
}

export function sayUndo(LL: LL, { kind, verb }: ListedRun): string {
  const words = LL.bulk.undoText;
  if (kind === "orders" || kind === "catalogue") return words[kind]();
  return kind === "decisions" && verb !== "release" ? words.plans() : words.decided();
}

/** "12 done, 2 skipped."; of an undo without effect, why. */
export function sayResult(LL: LL, names: BulkNames, { status, counts, keptFor }: ListedRun): string {
  const words = LL.bulk.result;
  const { done, skipped, undone, kept } = counts;
  if (keptFor) {
    const { count } = keptFor;
    const why = sayWhy(LL, names, keptFor);
    return count < kept ? words.mostKept({ count, kept, why }) : words.allKept({ why });
  }
  if (status === "undone") return kept > 0 ? words.undoneAndKept({ undone, kept }) : words.undone({ undone });
  return skipped > 0 ? words.doneAndSkipped({ done, skipped }) : words.done({ done });
}

export function sayGroup(LL: LL, names: BulkNames, group: BulkGroup, isPreview: boolean): string {
  const words = LL.bulk.group;
  const count = group.references.length;
  const from = sayStatus(names, group.from);
  const to = sayStatus(names, group.to);
  const outcome = isLeftOut(group) ? undefined : names.outcome?.(group, count);
  if (outcome) {
    return group.reason ? words.but({ said: outcome, why: sayWhy(LL, names, group) }) : outcome;
  }
  switch (group.state) {
    case "waiting":
    case "undoing":
      return group.reason
        ? words.goesBut({ count, from, to, why: sayWhy(LL, names, group) })
        : words.goes({ count, from, to });
    case "done":
      return group.reason
        ? words.wentBut({ count, from, to, why: sayWhy(LL, names, group) })
        : words.went({ count, from, to });
    case "undone":
      return words.cameBack({ count, from });
    case "skipped": {
      const why = sayWhy(LL, names, group);
      return isPreview ? words.skips({ count, why }) : words.skipped({ count, why });
    }
    case "kept":
      return words.kept({ count, why: sayWhy(LL, names, group) });
  }
}

/** Records that the run skipped, or that its undo left as they are. */
export function isLeftOut({ state }: BulkGroup): boolean {
  return state === "skipped" || state === "kept";
}

/** A single record's reason as the end of a sentence about many. */
function sayWhy(
  LL: LL,
  names: BulkNames,
  { reason, changedBy }: Pick<BulkGroup, "reason" | "changedBy">,
): string {
  const words = LL.bulk.why;
  if (!reason) return words.unknown();
  if (reason.code === "stale") return changedBy ? words.changedBy({ who: changedBy }) : words.changed();
  if (reason.code === "moveNotAllowed") return words.status({ status: sayStatus(names, reason.params.from) });
  if (reason.code === "partnerNotRegistrable") {
    return words.status({ status: sayStatus(names, reason.params.status) });
  }
  if (reason.code === "nothingChanged") return words.same();
  return sayAsEnd(words, reason) || sayReason(LL, reason);
}

/** Undefined without words of its own: missing words are "". */
function sayAsEnd(words: LL["bulk"]["why"], { code, params }: Reason): string {
  if (code === "moveNeeds") {
    const needs: Partial<Record<Need, () => string>> = words.need;
    return needs[params.need]?.() ?? "";
  }
  const reasons: Partial<Record<ReasonCode, (params: never) => string>> = words.reason;
  return reasons[code]?.(params as never) ?? "";
}
