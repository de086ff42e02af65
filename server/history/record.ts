import { tellNews, type Tx } from "#db/client.ts";
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
};

/** Writes who did what, when, in the transaction of the change itself, and tells those who wait for such changes. */
export async function recordHistory(
  tx: Tx,
  by: { actor: Actor; now: Date; actorName?: string; bulk?: { id: string; count: number } },
  entry: HistoryEntry,
): Promise<void> {
  const { record, recordId, submissionId = null, action, note = "", changes, isForced = false } = entry;
  const row = {
    record,
    recordId,
    submissionId,
    action,
    fromStatus: entry.from,
    toStatus: entry.to,
    note,
    changes,
    isForced,
    actorId: by.actor.kind === "user" ? by.actor.id : null,
    actorName: by.actor.kind === "user" ? by.actor.name : (by.actorName ?? ""),
    at: by.now,
    bulkId: by.bulk?.id ?? null,
    bulkCount: by.bulk?.count ?? null,
  };
  await insertRows(tx, history, [row]);
  tellNews(tx, { kind: "record", record, recordId, submissionId, by: row.actorId });
}

/** The fields that differ, for the history row and for telling a person what somebody else changed. */
export function changedFields<T extends Record<string, unknown>>(before: T, after: Partial<T>): FieldChanges {
  const changes: FieldChanges = {};
  for (const [key, value] of Object.entries(after)) {
    if (JSON.stringify(before[key]) !== JSON.stringify(value))
      changes[key] = { old: before[key], new: value };
  }
  return changes;
}
