import type { HistoryAction, HistoryRecord } from "./records.ts";
import { isSame } from "./same.ts";

/** What happened to which kind of record: one of the actions of that kind. */
export type Happening<Kinds extends HistoryRecord = HistoryRecord> = {
  [Kind in Kinds]: { record: Kind; action: HistoryAction<Kind> };
}[Kinds];

export type FieldChanges = Record<string, { old: unknown; new: unknown }>;

/** The changed fields that name what a row is about, and are part of its sentence: "File added: plan.pdf". */
export const NAMING: readonly string[] = ["file", "request"];

/** The fields of `after` that are not as they were before; a field that it lacks counts as unchanged. */
export function changedFields<T extends object>(before: T, after: Partial<T>): FieldChanges {
  const names = Object.keys(after) as (keyof T & string)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, { old: before[name], new: after[name] }]));
}
