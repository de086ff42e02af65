import { useState } from "react";
import { reasonOf } from "#domain/refusal.ts";

/** Refusals that mean: somebody else was faster. */
const OVERTAKEN: ReadonlySet<string | undefined> = new Set(["stale", "moveNotAllowed"]);

/** The record as the form knew it and as somebody else has stored it meanwhile, from the refusal until that is settled. */
export function useOvertaken<Stored>(newest: (() => Promise<Stored>) | undefined) {
  const [conflict, setConflict] = useState<{ before: Stored; theirs: Stored }>();
  return {
    conflict,
    ask: (before: Stored, theirs: Stored) => setConflict({ before, theirs }),
    settle: () => setConflict(undefined),
    /** What the other person stored; undefined when it was another refusal, or the newer version could not be read. */
    async meet(refusal: unknown): Promise<Stored | undefined> {
      if (!newest || !OVERTAKEN.has(reasonOf(refusal)?.code)) return undefined;
      try {
        return await newest();
      } catch {
        return undefined; // The refusal itself says what to do.
      }
    },
  };
}
