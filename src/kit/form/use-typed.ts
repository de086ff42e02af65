import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#src/lib/tab-drafts.ts";

type Beginning<Values, Stored> = {
  /** The name under which the tab keeps what is typed; without one it keeps nothing. */
  draft?: string;
  record: Stored;
  values: (record: Stored) => Values;
};

/**
 * What the typing started from, and whether something is typed since. It stays in the tab, with the version of the
 * record that it started from, until it is saved, thrown away or as it was in the beginning.
 */
export function useTyped<Values extends object, Stored>({
  draft,
  record,
  values,
}: Beginning<Values, Stored>) {
  const [kept, setKept] = useState(() => readFitting(draft, { base: record, values: values(record) }));
  const [base, setBase] = useState(kept ? kept.base : record);
  const [start, setStart] = useState(kept ? kept.values : values(record));
  const [isChanged, setIsChanged] = useState(kept !== undefined);

  function forget(): void {
    if (draft !== undefined) dropDraft(draft);
    setKept(undefined);
    setIsChanged(false);
  }

  return {
    base,
    start,
    isChanged,
    wasKept: kept !== undefined,
    forget,
    note(typed: Values): void {
      if (isSame(typed, values(base))) return forget();
      if (draft !== undefined) keepDraft(draft, { base, values: typed });
      setIsChanged(true);
    },
    /** What was typed goes on over a newer version of the record. */
    goOnFrom(newer: Stored, typed: Values): void {
      setBase(newer);
      if (draft !== undefined) keepDraft(draft, { base: newer, values: typed });
    },
    /** Nothing is typed any more. */
    startFrom(next: Stored): void {
      forget();
      setBase(next);
      setStart(values(next));
    },
  };
}

function readFitting<Content extends { values: object }>(
  name: string | undefined,
  start: Content,
): Content | undefined {
  const kept = name === undefined ? undefined : readDraft(name);
  return fits(kept, start) && !isSame(kept.values, start.values) ? kept : undefined;
}

/** An earlier version of the portal may have kept another form under the same name. */
function fits<Content>(kept: unknown, start: Content): kept is Content {
  if (start === undefined) return true;
  if (!isGroup(start)) return kept !== undefined && !isGroup(kept);
  if (!isGroup(kept) || Array.isArray(kept) !== Array.isArray(start)) return false;
  return Array.isArray(start) || Object.entries(start).every(([key, part]) => fits(kept[key], part));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
