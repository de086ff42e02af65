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

/**
 * A form whose content stays in the tab under its name until it is saved or thrown away: for a form of TanStack Form
 * `defaultValues: opened`, `listeners: { onChange: ({ formApi }) => keep(formApi.state.values) }`, and to throw it away
 * `drop()` and `form.reset()`.
 */
export function useTabDraft<T extends object>(name: string, start: T): TabDraft<T> {
  const [kept, setKept] = useState(() => readFitting(name, start));
  function drop(): void {
    dropDraft(name);
    setKept(undefined);
  }
  return {
    opened: kept ?? start,
    wasKept: kept !== undefined,
    keep: (content) => (isSame(content, start) ? drop() : keepDraft(name, content)),
    drop,
  };
}

function readFitting<T extends object>(name: string, start: T): T | undefined {
  const kept = readDraft(name);
  return fits(kept, start) && !isSame(kept, start) ? kept : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** An earlier version of the portal may have kept another form under the same name. */
function fits<T>(kept: unknown, start: T): kept is T {
  if (start === undefined) return true;
  if (!isGroup(start)) return kept !== undefined && !isGroup(kept);
  if (!isGroup(kept) || Array.isArray(kept) !== Array.isArray(start)) return false;
  return Array.isArray(start) || Object.entries(start).every(([key, part]) => fits(kept[key], part));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
