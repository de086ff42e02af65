import { useRef, useState } from "react";
import { changedFields } from "#domain/history.ts";
import { isSame } from "#domain/same.ts";
import { dropDraft, keepDraft, readDraft, type DraftOwner } from "#src/lib/kept/tab-drafts.ts";

type Beginning<Values, Stored> = {
  /** The name under which the tab keeps what is typed; without one it keeps nothing. */
  draft?: string;
  draftOf?: DraftOwner;
  record: Stored;
  values: (record: Stored) => Values;
  /** What of the typed fits a record; with it nothing typed belongs to a version. */
  refit?: ((typed: Values, record: Stored) => Values) | undefined;
};

type Kept<Values, Stored> = { base: Stored; values: Values };

/**
 * What the typing started from, and whether something is typed since. It stays in the tab, with the version of the
 * record that it started from, until it is saved, thrown away or as it was in the beginning.
 */
export function useTyped<Values extends object, Stored>(beginning: Beginning<Values, Stored>) {
  const { draft, draftOf, record, values, refit } = beginning;
  const [kept, setKept] = useState(() => readKept(beginning));
  const [base, setBase] = useState(kept ? kept.base : record);
  /** The base as it is by now, for what goes on before the form is drawn again. */
  const known = useRef(base);
  const [start, setStart] = useState(kept ? kept.values : values(record));
  const [isChanged, setIsChanged] = useState(kept !== undefined);

  function forget(): void {
    if (draft !== undefined) dropDraft(draft, draftOf);
    setKept(undefined);
    setIsChanged(false);
  }

  function take(next: Stored): void {
    known.current = next;
    setBase(next);
  }

  function keep(from: Stored, typed: Values): void {
    const content = refit ? { values: typed } : { base: from, values: typed };
    if (draft !== undefined) keepDraft(draft, content, draftOf);
    setIsChanged(true);
  }

  return {
    base,
    known: () => known.current,
    start,
    isChanged,
    wasKept: kept !== undefined,
    forget,
    note(typed: Values): void {
      if (isSame(typed, values(known.current))) forget();
      else keep(known.current, typed);
    },
    /** What was typed goes on over a newer version of the record. */
    goOnFrom(newer: Stored, typed: Values): void {
      take(newer);
      setStart(typed);
      keep(newer, typed);
    },
    /** Nothing is typed any more. */
    startFrom(next: Stored): void {
      forget();
      take(next);
      setStart(values(next));
    },
  };
}

/** The values that are no longer as they were sent, by their names. */
export function changedValues<Values extends object>(sent: Values, now: Values): Partial<Values> {
  const changes = Object.entries(changedFields(sent, now));
  return Object.fromEntries(changes.map(([name, { new: value }]) => [name, value])) as Partial<Values>;
}

/** What an earlier visit left typed, if it is of this form: another version of the portal may have kept another one. */
function readKept<Values extends object, Stored>({
  draft,
  draftOf,
  record,
  values,
  refit,
}: Beginning<Values, Stored>): Kept<Values, Stored> | undefined {
  const found = draft === undefined ? undefined : readDraft(draft, draftOf);
  const start = values(record);
  if (!isGroup(found) || !fits(found["values"], start)) return undefined;
  // The tab's own text, which has the shape of the values.
  const typed = found["values"] as Values;
  const base = refit ? record : (found["base"] as Stored);
  const fitting = refit ? refit(typed, record) : typed;
  return isSame(fitting, start) || !isReadable(base, values, start) ? undefined : { base, values: fitting };
}

function isReadable<Values, Stored>(
  base: Stored,
  values: (record: Stored) => Values,
  start: Values,
): boolean {
  try {
    return fits(values(base), start);
  } catch {
    return false;
  }
}

/** Whether it has the parts of the start, whatever stands in them. */
function fits(found: unknown, start: unknown): boolean {
  if (start === undefined) return true;
  if (start === null) return found !== undefined;
  if (!isGroup(start)) return found !== undefined && !isGroup(found);
  if (!isGroup(found) || Array.isArray(found) !== Array.isArray(start)) return false;
  return Array.isArray(start) || Object.entries(start).every(([key, part]) => fits(found[key], part));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
