import { differences } from "../../differences.ts";
import { isGroup } from "../../same.ts";
import type { OrderDraft } from "../draft/draft.ts";

export type DraftDifference = { path: readonly string[]; mine: unknown; theirs: unknown };

/** Field by field, lines last; a line and a list of files are compared as wholes. */
export function draftDifferences(mine: OrderDraft, theirs: OrderDraft): DraftDifference[] {
  const found = differences(comparable(mine), comparable(theirs), partsOf);
  return found.map(({ path, old, new: now }) => ({ path, mine: old, theirs: now }));
}

/** Fields that are no content of a draft. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["submissionId", "standType", "step", "seen", "linkedTo"]);

function comparable({ lines, ...draft }: OrderDraft) {
  const compared = Object.entries(draft).filter(([name]) => !NOT_COMPARED.has(name));
  const byName = Object.fromEntries(lines.map(({ lineId, ...line }) => [lineId, line]));
  return { ...Object.fromEntries(compared), lines: byName };
}

function partsOf(value: unknown, path: readonly string[]): Map<string, unknown> | undefined {
  const isLine = path[0] === "lines" && path.length > 1;
  return isGroup(value) && !isLine ? new Map(Object.entries(value)) : undefined;
}
