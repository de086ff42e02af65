import type { Tx } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import type { Actor } from "#domain/actor.ts";
import type { RecordKind } from "#domain/refusal.ts";

export type HistoryEntry = {
  record: RecordKind;
  recordId: string;
  /** The submission it concerns: its partners may be shown the row. */
  submissionId?: string | null;
  /** The verb, or what happened: "submit", "approve", "update", "addFile". */
  action: string;
  from?: string | null;
  to?: string | null;
  note?: string;
  changes?: Record<string, { old: unknown; new: unknown }>;
  isForced?: boolean;
};

/** Writes who did what, when, in the transaction of the change itself (decisions.md 10). */
export async function recordHistory(
  tx: Tx,
  by: { actor: Actor; now: Date; actorName?: string },
  entry: HistoryEntry,
): Promise<void> {
  await tx.insert(history).values({
    record: entry.record,
    recordId: entry.recordId,
    submissionId: entry.submissionId,
    action: entry.action,
    fromStatus: entry.from,
    toStatus: entry.to,
    note: entry.note ?? "",
    changes: entry.changes,
    isForced: entry.isForced ?? false,
    actorId: by.actor.kind === "user" ? by.actor.id : null,
    actorName: by.actor.kind === "user" ? by.actor.name : (by.actorName ?? ""),
    at: by.now,
  });
}

/** The fields that differ, for the history row and for telling a person what somebody else changed. */
export function changedFields<T extends Record<string, unknown>>(
  before: T,
  after: Partial<T>,
): Record<string, { old: unknown; new: unknown }> {
  const changes: Record<string, { old: unknown; new: unknown }> = {};
  for (const [key, value] of Object.entries(after)) {
    if (JSON.stringify(before[key]) !== JSON.stringify(value))
      changes[key] = { old: before[key], new: value };
  }
  return changes;
}
