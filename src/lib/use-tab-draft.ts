import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "./tab-drafts.ts";

export type TabDraft<T> = {
  /** What the form opens with. */
  opened: T;
  /** It was typed before, and is still there unsaved. */
  wasKept: boolean;
  /** To be told of every change; what is as it started needs no keeping. */
  keep: (content: T) => void;
  /** It was saved, or thrown away on purpose. */
  drop: () => void;
};

/** A form whose content stays in the tab under its name until it is saved or thrown away. */
export function useTabDraft<T extends object>(name: string, start: T): TabDraft<T> {
  const [opened] = useState(() => readFitting(name, start));
  const [wasKept, setWasKept] = useState(opened !== undefined);
  function drop(): void {
    dropDraft(name);
    setWasKept(false);
  }
  return {
    opened: opened ?? start,
    wasKept,
    keep: (content) => (isSame(content, start) ? drop() : keepDraft(name, content)),
    drop,
  };
}

function readFitting<T extends object>(name: string, start: T): T | undefined {
  const kept = readDraft(name);
  return fits(kept, start) ? (kept as T) : undefined;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An earlier version of the portal may have kept another form under the same name. */
function fits(kept: unknown, start: unknown): boolean {
  if (start === null || start === undefined || kept === null) return kept !== undefined;
  if (typeof start !== "object" || Array.isArray(start))
    return typeof kept === typeof start && Array.isArray(kept) === Array.isArray(start);
  return (
    typeof kept === "object" &&
    !Array.isArray(kept) &&
    Object.entries(start).every(
      ([key, value]) => value === undefined || fits((kept as Record<string, unknown>)[key], value),
    )
  );
}
