import { useEffect, useState } from "react";
import type { Question } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { showNote } from "#src/components/ui/toast.ts";
import { ownMemory } from "#src/lib/kept/own-memory.ts";
import { currentWords } from "#src/lib/words/words.tsx";
import {
  between,
  choose,
  type Chosen,
  chosenOf,
  countChosen,
  EVERYTHING,
  isChosen,
  NOTHING,
  type Selection,
  selectionOf,
} from "./selection.ts";
import type { ListSearch } from "./use-list-search.ts";

export type RowSelection<Asked = unknown> = {
  selection: Selection<Asked> | undefined;
  isChosen: (id: string) => boolean;
  /** The state of the checkbox for the shown page. */
  page: boolean | "indeterminate";
  /** Toggles a row, or the range from the last touched row. */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  /** Chooses the rows of all pages. */
  chooseAll: () => void;
  clear: () => void;
};

/** The selection left behind, by list, with the question that its rows matched. */
const left = ownMemory<{ found: string; chosen: Chosen }>();

/** `found`: the question; `dropped`: selections ended by another search or filter. */
type Kept = { found: string; chosen: Chosen; touched?: string; dropped: number };

/** Survives pages, orders and a look at a record; another search or filter clears it and says so. */
export function useSelection<Column extends string, Of extends Filters>(
  { contract: { name }, state: { search, filters, sort } }: ListSearch<Column, Of>,
  rows: readonly string[],
  total: number,
): RowSelection<Question<Column, Of>> {
  const found = JSON.stringify([search, filters]);
  const [kept, setKept] = useState<Kept>(() => {
    const before = left.read().get(name);
    return { found, chosen: before?.found === found ? before.chosen : NOTHING, dropped: 0 };
  });
  const { chosen, dropped } = kept;
  if (kept.found !== found) {
    const hadSome = countChosen(chosen, Infinity) > 0;
    setKept({ found, chosen: NOTHING, dropped: hadSome ? dropped + 1 : dropped });
  }
  useEffect(() => left.keep(name, { found, chosen }), [name, found, chosen]);
  useEffect(() => {
    if (dropped > 0) showNote(currentWords().LL.listing.selection.dropped());
  }, [dropped]);

  function keep(next: Chosen, touched?: string): void {
    setKept({ found, chosen: next, dropped, ...(touched !== undefined && { touched }) });
  }

  const page = chosenOf(chosen, rows);
  return {
    selection: selectionOf(chosen, { search, filters, sort }, total),
    isChosen: (id) => isChosen(chosen, id),
    page,
    toggle: (id, isRange) =>
      keep(choose(chosen, between(rows, isRange ? kept.touched : undefined, id), !isChosen(chosen, id)), id),
    togglePage: () => keep(choose(chosen, rows, page !== true)),
    chooseAll: () => keep(EVERYTHING),
    clear: () => keep(NOTHING),
  };
}
