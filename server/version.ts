import { type RecordKind, refuse } from "#domain/refusal.ts";

/** The person started from another version than the one stored: somebody was faster, and the answer says so. */
export function requireVersion(record: RecordKind, stored: { version: number }, version?: number): void {
  if (stored.version !== version) throw refuse("stale", { record, current: stored.version });
}
