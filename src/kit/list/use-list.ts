import { useMemo } from "react";
import type { Filters, FilterValues } from "#domain/lists/filter.ts";
import { shownColumns } from "./columns.ts";
import { shownFilters } from "./filter-words.ts";
import type { ListScreenProps } from "./list-props.ts";
import { useHeldPage } from "./use-held-page.ts";
import { useLastPage } from "./use-last-page.ts";
import { useRowKeys } from "./use-row-keys.tsx";
import { useSelection } from "./use-selection.ts";
import { useShowWhenFree } from "./use-show-when-free.ts";

type Parts<Column extends string, Of extends Filters, Row> = Pick<
  ListScreenProps<Column, Of, Row>,
  "list" | "query" | "columns" | "filters" | "bulk" | "onEdit" | "onStatus"
>;

/** Shared by the parts of a list's screen: held page, selection, keys, address. */
export function useList<Column extends string, Of extends Filters, Row extends { id: string }>({
  list,
  query,
  columns,
  filters,
  bulk,
  onEdit,
  onStatus,
}: Parts<Column, Of, Row>) {
  const { contract, state } = list;
  const { isPlaceholderData } = query;
  const held = useHeldPage(query, JSON.stringify(state));
  const { page } = held;
  const isLeaving = useLastPage(
    { cursor: state.cursor, turnTo: list.turnTo },
    { data: page, isPlaceholderData },
  );
  const rows = isLeaving ? undefined : page?.items;
  const ids = useMemo(() => rows?.map((row) => row.id) ?? [], [rows]);
  const selected = useSelection(list, ids, page?.total ?? 0);
  const keys = useRowKeys(ids, { onMark: bulk && selected.toggle, onEdit, onStatus });
  const isAtRow = keys.current !== undefined || selected.selection !== undefined;
  const pointing = useShowWhenFree(held, isAtRow);

  function chooseFilter(name: string, value: unknown): void {
    list.choose(name as keyof Of & string, value as FilterValues<Of>[keyof Of & string]); // The filter's field gives a value of its own filter.
  }

  function sortBy(id: string): void {
    const column = id as Column; // Only columns of the contract are sortable.
    const isSame = column === state.sort.column;
    const turned = state.sort.direction === "asc" ? "desc" : "asc";
    list.sortBy({ column, direction: isSame ? turned : contract.columns[column] });
  }

  return {
    held,
    rows,
    selected,
    keys,
    pointing,
    columns: shownColumns(columns, list.columns),
    filters: shownFilters(contract.filters, filters, state.filters),
    chooseFilter,
    sortBy,
  };
}

export type ListOnScreen<Column extends string, Of extends Filters, Row extends { id: string }> = ReturnType<
  typeof useList<Column, Of, Row>
>;
