import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { type ListState, readAddress, writeAddress } from "#domain/lists/address.ts";
import type { ListContract, Sort } from "#domain/lists/contract.ts";
import type { ChoiceName, Filters, FilterValues } from "#domain/lists/filter.ts";

export type ListSearch<Column extends string, Of extends Filters> = {
  contract: ListContract<Column, Of>;
  /** What the address says, which is what the call is asked. */
  state: ListState<Column, Of>;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  searchFor: (text: string) => void;
  choose: <Name extends ChoiceName<Of>>(name: Name, values: FilterValues<Of>[Name]) => void;
  sortBy: (sort: Sort<Column>) => void;
  /** The page that a cursor of an answer leads to; without one, the first. */
  turnTo: (cursor?: string, options?: { replace: boolean }) => void;
  clear: () => void;
};

/**
 * The state of a list, which lives in the address and nowhere else: a reload, a link and Back bring it again. Another
 * search, filter or order begins on the first page. Back undoes each step, and the whole of a search as one.
 */
export function useListSearch<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
): ListSearch<Column, Of> {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(contract, address), [contract, address]);
  const { search, filters } = state;
  /** What the last step searched for, if it was a search. */
  const searched = useRef<string>(undefined);

  function go(part: Partial<ListState<Column, Of>>, replace = false): void {
    searched.current = part.search;
    const next = writeAddress(contract, { ...state, cursor: undefined, ...part });
    // Which list's address it is, the contract knows, and the router does not.
    void navigate({ to: ".", search: next as never, replace, resetScroll: false });
  }

  return {
    contract,
    state,
    isNarrowed: search !== "" || Object.values(filters).some(isSet),
    searchFor(text) {
      if (text.trim() !== search) go({ search: text.trim() }, search !== "" && searched.current === search);
    },
    choose: (name, values) => go({ filters: { ...filters, [name]: values } }),
    sortBy: (sort) => go({ sort }),
    turnTo: (cursor, { replace } = { replace: false }) => go({ cursor }, replace),
    clear() {
      const { search: all, filters: none } = readAddress(contract, {});
      go({ search: all, filters: none });
    },
  };
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
