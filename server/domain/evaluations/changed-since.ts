import type { FieldChanges } from "../history.ts";
import { isSame } from "../same.ts";

/** Who changed a submission last since it was judged, and every field that differs. */
export type ChangedSince = { by: string; at: string; changes: FieldChanges };

type Correction = { actorName: string; at: string; changes: FieldChanges | null };

/**
 * Several corrections as one: the oldest value and the newest of each field; fields that came back are left out,
 * undefined when none is left. `corrections` come newest first.
 */
export function joinCorrections(corrections: readonly Correction[]): ChangedSince | undefined {
  const [last] = corrections;
  const changes: FieldChanges = {};
  for (const correction of corrections) {
    for (const [field, { old, new: now }] of Object.entries(correction.changes ?? {})) {
      changes[field] = { old, new: changes[field] ? changes[field].new : now };
    }
  }
  const left = Object.entries(changes).filter(([, { old, new: now }]) => !isSame(old, now));
  if (!last || left.length === 0) return undefined;
  return { by: last.actorName, at: last.at, changes: Object.fromEntries(left) };
}
