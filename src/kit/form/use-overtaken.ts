import { useState } from "react";
import { reasonOf } from "#domain/refusal.ts";

/** Refusals that mean: somebody else was faster. */
const OVERTAKEN: ReadonlySet<string | undefined> = new Set(["stale", "moveNotAllowed"]);

/** The record as the form knew it and as somebody else has stored it meanwhile, from the refusal until that is settled. */
export function useOvertaken<Stored>(newest: (() => Promise<Stored>) | undefined) {
  const [conflict, setConflict] = useState<{ before: Stored; theirs: Stored }>();
  return {
    conflict,
    settle: () => setConflict(undefined),
    /** Whether it was a refusal of this kind, and the newer version could be read. */
    async met(refusal: unknown, before: Stored): Promise<boolean> {
      if (!newest || !OVERTAKEN.has(reasonOf(refusal)?.code)) return false;
      try {
        setConflict({ before, theirs: await newest() });
        return true;
      } catch {
        return false; // The refusal itself says what to do.
      }
    },
  };
}
