import type { HistoryAction, HistoryRecord } from "./records.ts";

/** What happened to which kind of record: one of the actions of that kind. */
export type Happening<Kinds extends HistoryRecord = HistoryRecord> = {
  [Kind in Kinds]: { record: Kind; action: HistoryAction<Kind> };
}[Kinds];

export type FieldChanges = Record<string, { old: unknown; new: unknown }>;

/** The changed fields that name what a row is about, and are part of its sentence: "File added: plan.pdf". */
export const NAMING: readonly string[] = ["file", "request"];
