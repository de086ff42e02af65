import { useRef, useState } from "react";
import { changedFields } from "#domain/history.ts";
import { isSame } from "#domain/same.ts";
import type { Late } from "#src/lib/kept/late.ts";
import { dropDraft, keepDraft, readDraft, type DraftOwner } from "#src/lib/kept/tab-drafts.ts";
import type { DraftPlace } from "./form-options.ts";

type Beginning<Values, Stored> = {
  draft?: string | DraftPlace;
  draftOf?: DraftOwner;
  record: Stored;
  values: (record: Stored) => Values;
  /** Fits typing to a newer record; with it the typing belongs to no version. */
  refit?: ((typed: Values, record: Stored) => Values) | undefined;
  late?: Late | undefined;
};

type Kept<Values, Stored> = { base: Stored; values: Values };

/**
 * What typing started from, and whether anything was typed. The tab keeps both until saved, discarded or unchanged.
 */
export function useTyped<Values extends object, Stored>(beginning: Beginning<Values, Stored>) {
  const { record, values, refit, late } = beginning;
  const place = placeOf(beginning);
  const [kept, setKept] = useState(() => readKept(beginning, place));
  const [base, setBase] = useState(kept ? kept.base : record);
  /** The base, current before the next render. */
  const known = useRef(base);
  const [start, setStart] = useState(kept ? kept.values : values(record));
  const [isChanged, setIsChanged] = useState(kept !== undefined);

  function forget(): void {
    late?.cancel();
    place?.drop();
    setKept(undefined);
    setIsChanged(false);
  }

  function take(next: Stored): void {
    known.current = next;
    setBase(next);
  }

  function keep(from: Stored, typed: Values): void {
    late?.cancel();
    place?.keep(refit ? { values: typed } : { base: from, values: typed });
    setIsChanged(true);
  }

  function judge(typed: Values): void {
    if (isSame(typed, values(known.current))) forget();
    else keep(known.current, typed);
  }

  return {
    base,
    known: () => known.current,
    start,
    isChanged,
    wasKept: kept !== undefined,
    forget,
    note(typed: Values): void {
      if (!late) return judge(typed);
      setIsChanged(true);
      late.run(() => judge(typed));
    },
    /** Keeps the typing over a newer version. */
    goOnFrom(newer: Stored, typed: Values): void {
      take(newer);
      setStart(typed);
      keep(newer, typed);
    },
    /** Drops the typing and starts from another version. */
    startFrom(next: Stored): void {
      forget();
      take(next);
      setStart(values(next));
    },
  };
}

/** The values that changed, by field name. */
export function changedValues<Values extends object>(sent: Values, now: Values): Partial<Values> {
  const changes = Object.entries(changedFields(sent, now));
  return Object.fromEntries(changes.map(([name, { new: value }]) => [name, value])) as Partial<Values>;
}

function placeOf<Values, Stored>({ draft, draftOf }: Beginning<Values, Stored>): DraftPlace | undefined {
  if (typeof draft !== "string") return draft;
  return {
    read: () => readDraft(draft, draftOf),
    keep: (content) => keepDraft(draft, content, draftOf),
    drop: () => dropDraft(draft, draftOf),
  };
}

/** The typing of an earlier visit, if it fits this form: another release may have stored another shape. */
function readKept<Values extends object, Stored>(
  { record, values, refit }: Beginning<Values, Stored>,
  place: DraftPlace | undefined,
): Kept<Values, Stored> | undefined {
  const found = place?.read();
  const start = values(record);
  if (!isGroup(found) || !fits(found["values"], start)) return undefined;
  // `fits` has checked the shape.
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

/** Whether a stored value has the shape of the form's; values are not compared. */
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
