import { useState } from "react";
import { issuesOf, say } from "#src/lib/say.ts";
import { sayIssue } from "#src/lib/say-issue.ts";
import { useWords } from "#src/lib/words.tsx";
import type { FieldWords } from "./contexts.ts";
import { placeIssues } from "./place-issues.ts";

/** Why a call was refused: a sentence for the whole form, or one beside a field. */
export type Explain = (error: unknown) => string | { field: string; text: string };

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * What the server said no to. What it has against single fields on the screen stands beside them until the next
 * change; all else is said once for the whole form, until it is sent again.
 */
export function useRefusal(fields: ReadonlyMap<string, FieldWords>, explain: Explain | undefined) {
  const { LL } = useWords();
  const [heard, setHeard] = useState<{ error: unknown; isOld: boolean }>();
  const [waits, setWaits] = useState(NONE);

  function sortOut(error: unknown): { whole?: string; beside: ReadonlyMap<string, string> } {
    const placed = placeIssues(issuesOf(error), [...fields.keys()]);
    if (placed.length > 0) {
      return { beside: new Map(placed.map((issue) => [issue.path, sayIssue(LL, issue)])) };
    }
    const told = explain ? explain(error) : say(LL, error);
    if (typeof told === "string") return { whole: told, beside: NONE };
    return { beside: new Map([[told.field, told.text]]) };
  }

  const { whole, beside } = heard ? sortOut(heard.error) : { beside: waits };
  return {
    whole,
    beside: heard?.isOld ? NONE : beside,
    hear: (error: unknown) => setHeard({ error, isOld: false }),
    /** Whether a field still waits for something; it says so from now on. */
    mustWait(): boolean {
      const reasons = [...fields].flatMap(([name, { waitsFor }]) =>
        waitsFor ? [[name, waitsFor] as const] : [],
      );
      setHeard(undefined);
      setWaits(new Map(reasons));
      return reasons.length > 0;
    },
    /** Something was typed since. */
    age(): void {
      setHeard((before) => before && { ...before, isOld: true });
      setWaits(NONE);
    },
    forget: () => setHeard(undefined),
  };
}
