import { noteWritten, type Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { history } from "#db/schema/index.ts";
import type { Actor } from "#domain/actor.ts";
import type { FieldChanges, Happening } from "#domain/history.ts";

export type HistoryEntry = Happening & {
  recordId: string;
  /** The submission it concerns: its partners may be shown the row. */
  submissionId?: string | null;
  from?: string | null;
  to?: string | null;
  note?: string;
  changes?: FieldChanges;
  isForced?: boolean;
  /** Covered by another row that stands for all of them. */
  isPart?: boolean;
};

/** Who acted and when; `actorName` is given where no account has the name. */
export type By = { actor: Actor; now: Date; actorName?: string; bulk?: { id: string; count: number } };

/** Records who did what, when, in the transaction of the change itself, and notifies open pages. */
export function recordHistory(tx: Tx, by: By, entry: HistoryEntry): Promise<void> {
  return recordTogether(tx, by, [entry]);
}

/**
 * Records what was done to many records of a kind that everybody reads as a whole, and announces it once: the last
 * row stands for all.
 */
export async function recordTogether(tx: Tx, by: By, entries: readonly HistoryEntry[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  const rows = entries.map((entry) => rowOf(by, entry));
  await insertRows(tx, history, rows);
  const { record, recordId, submissionId = null } = last;
  noteWritten(tx, { kind: "record", record, recordId, submissionId, by: rows.at(-1)?.actorId ?? null });
}

function rowOf(by: By, entry: HistoryEntry) {
  const { record, recordId, submissionId = null, action, note = "", changes, isForced = false } = entry;
  const { isPart = false } = entry;
  return {
    record,
    recordId,
    submissionId,
    action,
    fromStatus: entry.from,
    toStatus: entry.to,
    note,
    changes,
    isForced,
    isPart,
    actorId: by.actor.kind === "user" ? by.actor.id : null,
    actorName: by.actor.kind === "user" ? by.actor.name : (by.actorName ?? ""),
    at: by.now,
    bulkId: by.bulk?.id ?? null,
    bulkCount: by.bulk?.count ?? null,
  };
}
