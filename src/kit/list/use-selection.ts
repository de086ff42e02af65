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

/** The selection of a list as its screen shows and changes it. */
export type RowSelection<Asked = unknown> = {
  selection: Selection<Asked> | undefined;
  isChosen: (id: string) => boolean;
  /** Of the page shown. */
  page: boolean | "indeterminate";
  /** Chooses a row or leaves it out, with all from the last one touched to it when it is a range. */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  /** All that the question finds, on whatever page. */
  chooseAll: () => void;
  clear: () => void;
};

/** What was chosen in each list, by its name, and what its rows were found by. */
const left = ownMemory<{ found: string; chosen: Chosen }>();

/** `found` is what the rows were found by, `dropped` how many selections another search or filter has ended. */
type Kept = { found: string; chosen: Chosen; touched?: string; dropped: number };

/**
 * Which rows are chosen: it outlives pages, orders and a look at a record, since the same rows are found; another
 * search or filter finds others, so it begins again and says so.
 */
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
