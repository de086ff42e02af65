import { useEffect, useState } from "react";
import { keepPlace, keepRow, rowLeft } from "#src/lib/kept/list-places.ts";
import { nextInHand, stepFrom } from "./row-in-hand.ts";
import { goToRow } from "./row-places.ts";

/** The current row, set by keyboard or by touch. */
export type RowInHand = {
  id: string | undefined;
  take: (id: string) => void;
  step: (by: 1 | -1) => void;
};

export type ListLocation = { path: string; search: Readonly<Record<string, unknown>> };
type Kept = { asked: string; rows: readonly string[]; id: string | undefined; hasMoved: boolean };

/** The current row: on return the row left, after a removal the next row. Another question begins with none. */
export function useRowInHand(rows: readonly string[], { path, search }: ListLocation): RowInHand {
  const asked = `${path} ${JSON.stringify(search)}`;
  const [kept, setKept] = useState<Kept>(() => begin([]));
  // Also after turning back from a record before it loaded.
  if (kept.asked !== asked) setKept(begin(rows));
  else if (rows.length > 0 && kept.rows !== rows) {
    const id = nextInHand(kept.rows, kept.id, rows);
    setKept({ asked, rows, id, hasMoved: kept.hasMoved || id !== kept.id });
  }

  function begin(none: readonly string[]): Kept {
    const left = rowLeft(path, search);
    return { asked, rows: left?.rows ?? none, id: left?.id, hasMoved: left !== undefined };
  }

  const { id, hasMoved } = kept;
  useEffect(() => keepPlace(path, search), [path, search]);
  useEffect(() => {
    if (id !== undefined && rows.includes(id)) keepRow(path, { id, rows });
  }, [path, id, rows]);
  useEffect(() => {
    if (!hasMoved || id === undefined || !rows.includes(id)) return undefined;
    // After other focus changes: a closing dialog, a starting page.
    const timer = setTimeout(() => {
      setKept((now) => ({ ...now, hasMoved: false }));
      if (isFocusFree()) goToRow(id);
    }, 50);
    return () => clearTimeout(timer);
  }, [hasMoved, id, rows]);

  return {
    id,
    take: (next) => setKept((now) => (now.id === next ? now : { ...now, id: next })),
    step(by) {
      const next = stepFrom(rows, id, by);
      if (next === undefined) return;
      setKept((now) => ({ ...now, id: next }));
      goToRow(next);
    },
  };
}

/** Nobody types, and no question is open. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches("body, main, [data-page-heading]");
}
