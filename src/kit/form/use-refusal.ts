import { useState } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { reasonOf } from "#domain/refusal.ts";
import { issuesOf } from "#src/lib/words/issues-of.ts";
import { say, sayOr } from "#src/lib/words/say.ts";
import { sayIssue } from "#i18n/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { FieldWords } from "./contexts.ts";
import { placeIssues } from "./place-issues.ts";

/** Words for a refusal, for the whole form or beside a field. */
export type Explain = (error: unknown) => string | { field: string; text: string };

type Explained = { explain?: Explain | undefined; failed?: string | undefined };

/** `isOwn`: from the form's rules, not the server; `isOld`: something was typed since. */
type Heard = { error: unknown; isOwn: boolean; isOld: boolean };

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * What the server refused. Objections to fields stand beside them until the next change; others stay until the form
 * is sent again, but for the one that asks for a change.
 */
export function useRefusal(fields: ReadonlyMap<string, FieldWords>, { explain, failed }: Explained) {
  const { LL } = useWords();
  const [heard, setHeard] = useState<Heard>();
  const [waits, setWaits] = useState(NONE);

  function sortOut({ error, isOwn }: Heard): { whole?: string; beside: ReadonlyMap<string, string> } {
    const issues = issuesOf(error);
    if (isOwn) return { whole: sayAll(issues), beside: NONE };
    const placed = placeIssues(issues, [...fields.keys()]);
    if (placed.length > 0) {
      const rest = issues.filter((issue) => !isPlaced(issue));
      return {
        whole: rest.length > 0 ? sayAll(rest) : undefined,
        beside: new Map(placed.map((issue) => [issue.path, sayIssue(LL, issue)])),
      };
    }
    const why = explainOne(error);
    if (typeof why === "string") return { whole: why, beside: NONE };
    if (!fields.has(why.field)) return { whole: why.text, beside: NONE };
    return { beside: new Map([[why.field, why.text]]) };
  }

  function explainOne(error: unknown): ReturnType<Explain> {
    if (explain) return explain(error);
    return failed === undefined ? say(LL, error) : sayOr(LL, error, failed);
  }

  function isPlaced(issue: FieldIssue): boolean {
    return placeIssues([issue], [...fields.keys()]).length > 0;
  }

  function sayAll(issues: readonly FieldIssue[]): string {
    return [...new Set(issues.map((issue) => sayIssue(LL, issue)))].join(" ");
  }

  const { whole, beside } = heard ? sortOut(heard) : { beside: waits };
  // Any change settles this refusal.
  const isMet = heard?.isOld && reasonOf(heard.error)?.code === "nothingChanged";
  return {
    whole: isMet ? undefined : whole,
    beside: heard?.isOld ? NONE : beside,
    hear: (error: unknown) => setHeard({ error, isOld: false, isOwn: false }),
    /** Holds only the issues without a field on the screen. */
    hearRules(issues: FieldIssue[]): void {
      if (!issues.some(isPlaced)) setHeard({ error: { issues }, isOld: false, isOwn: true });
    },
    /** Marks a field that waits for an upload, or whose upload failed. */
    mustWait(): boolean {
      const reasons = [...fields].flatMap(([name, { waitsFor }]) =>
        waitsFor ? [[name, waitsFor] as const] : [],
      );
      setHeard(undefined);
      setWaits(new Map(reasons));
      return reasons.length > 0;
    },
    age(): void {
      setHeard((before) => (before && !before.isOld ? { ...before, isOld: true } : before));
      setWaits(NONE);
    },
    forget: () => setHeard(undefined),
  };
}
