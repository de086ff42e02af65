import type { FieldChanges } from "../history.ts";
import { isSame } from "../same.ts";

/** What became of a submission after somebody judged it: who changed it last, and every field that is not as it was. */
export type ChangedSince = { by: string; at: string; changes: FieldChanges };

type Correction = { actorName: string; at: string; changes: FieldChanges | null };

/**
 * Several corrections as one, field by field: what each was when it was judged, and what it is now. A field that came
 * back to what it was is none; undefined when nothing differs. `corrections` come newest first.
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
