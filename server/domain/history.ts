import type { HistoryAction, HistoryRecord } from "./records.ts";
import { refuse } from "./refusal.ts";
import { isSame } from "./same.ts";

export type Happening<Kinds extends HistoryRecord = HistoryRecord> = {
  [Kind in Kinds]: { record: Kind; action: HistoryAction<Kind> };
}[Kinds];

export type FieldChanges = Record<string, { old: unknown; new: unknown }>;

/** Changed fields that are part of the row's sentence: "File added: plan.pdf". */
export const NAMING: readonly string[] = ["file", "request", "orderId"];

/** Fields of `after` that differ from `before`; a missing one counts as unchanged. */
export function changedFields<T extends object>(before: T, after: Partial<T>): FieldChanges {
  const names = Object.keys(after) as (keyof T & string)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, { old: before[name], new: after[name] }]));
}

/** The same of what somebody saves; refused as nothingChanged where nothing differs. */
export function requireChanges<T extends object>(before: T, after: Partial<T>): FieldChanges {
  const changes = changedFields(before, after);
  if (Object.keys(changes).length === 0) throw refuse("nothingChanged");
  return changes;
}
