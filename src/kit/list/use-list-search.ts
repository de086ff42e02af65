import { useMatch, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { type ListState, readAddress, readColumns, readView, writeAddress } from "#domain/lists/address.ts";
import type { ListContract, Sort } from "#domain/lists/contract.ts";
import type { DeskList } from "#domain/lists/desk-lists.ts";
import type { ViewAddress, Viewable } from "#domain/views/schema.ts";
import type { FilterInputs, Filters, FilterValues } from "#domain/lists/filter.ts";
import { viewAddressOf } from "./view-address.ts";

export type ListSearch<Column extends string, Of extends Filters> = {
  contract: ListContract<Column, Of>;
  /** Search, filters and sort of the call that reads the list. */
  state: ListState<Column, Of>;
  /** Whether a search or a filter narrows the list. */
  isNarrowed: boolean;
  searchFor: (text: string) => void;
  choose: <Name extends keyof Of & string>(name: Name, values: FilterValues<Of>[Name]) => void;
  sortBy: (sort: Sort<Column>) => void;
  /** Turns to a page; without a cursor, to the first. */
  turnTo: (cursor?: string, options?: { replace: boolean }) => void;
  clear: () => void;
  /** The shown columns; undefined for the default columns. */
  columns: readonly string[] | undefined;
  showColumns: (columns: readonly string[] | undefined) => void;
  /** The view that the address names. */
  viewId: string | undefined;
  /** Undefined where the page fixes what is listed. */
  viewable: Viewable | undefined;
  open: (address: ViewAddress, viewId: string | undefined) => void;
};

/** Parameters that each further search, filter and order keeps. */
const STAYS: readonly string[] = ["columns", "view"];

/**
 * The list's state, stored in the address only, so that reload, links and Back restore it. Another search, filter or
 * order begins on the first page; a whole search is one step of Back. `fixed` is set by the page.
 */
export function useListSearch<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of, DeskList>,
): ListSearch<Column, Of>;
export function useListSearch<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  fixed: FilterInputs<Of>,
): ListSearch<Column, Of>;
export function useListSearch<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  fixed?: FilterInputs<Of>,
): ListSearch<Column, Of> {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  const key = JSON.stringify(fixed);
  const state = useMemo(() => {
    const always: Record<string, unknown> = key === undefined ? {} : JSON.parse(key);
    return readAddress(contract, { ...address, ...always });
  }, [contract, address, key]);
  const { search, filters } = state;
  /** Whether the last step was a search, and for what. */
  const searched = useRef<string>(undefined);

  const isFixed = (name: string) => fixed !== undefined && name in fixed;

  function go(part: Partial<ListState<Column, Of>>, replace = false): void {
    searched.current = part.search;
    const written = writeAddress(contract, { ...state, cursor: undefined, ...part });
    const asked = Object.fromEntries(Object.entries(written).filter(([name]) => !isFixed(name)));
    const kept = Object.entries(address).filter(([name]) => STAYS.includes(name));
    goTo({ ...asked, ...Object.fromEntries(kept) }, replace);
  }

  function goTo(next: Readonly<Record<string, unknown>>, replace: boolean): void {
    // Typing is announced 250 ms later; after leaving it would become the search of the next page.
    if (withoutSlash(router.latestLocation.pathname) !== page) return;
    // The contract knows whose address it is; the router does not.
    void navigate({ to: ".", search: next as never, replace, resetScroll: false });
  }

  return {
    contract,
    state,
    isNarrowed:
      search !== "" || Object.entries(filters).some(([name, value]) => !isFixed(name) && isSet(value)),
    searchFor(text) {
      if (text.trim() !== search) go({ search: text.trim() }, search !== "" && searched.current === search);
    },
    choose: (name, values) => go({ filters: { ...filters, [name]: values } }),
    sortBy: (sort) => go({ sort }),
    turnTo: (cursor, { replace } = { replace: false }) => go({ cursor }, replace),
    columns: readColumns(address),
    showColumns(columns) {
      goTo({ ...address, columns: columns?.join(".") }, true);
    },
    viewId: readView(address),
    // A list without fixed filters belongs to the staff area.
    viewable: fixed
      ? undefined
      : { list: contract.name as DeskList, address: viewAddressOf(contract, address) },
    open: (view, id) => goTo({ ...view, view: id }, false),
    clear() {
      const { search: all, filters: none } = readAddress(contract, {});
      go({ search: all, filters: none });
    },
  };
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, "");
}
