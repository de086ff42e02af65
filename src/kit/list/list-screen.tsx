import { type ReactNode, useRef } from "react";
import { MAX_SEARCH } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { Column as TableColumn } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { ListEmpty, type EmptyWords } from "./list-empty.tsx";
import { type FilterWords, ListFilters } from "./list-filters.tsx";
import type { ListQuery } from "./list-query.ts";
import { ListSort, type SortWords } from "./list-sort.tsx";
import { useLastPage } from "./use-last-page.ts";
import type { ListSearch } from "./use-list-search.ts";

type ListWords<Column extends string> = EmptyWords & {
  title: () => string;
  /** What can be found: "Company, representative or order". */
  search: () => string;
  sorts: SortWords<Column>;
};

type ListScreenProps<Column extends string, Of extends Filters, Row> = {
  list: ListSearch<Column, Of>;
  query: ListQuery<Row>;
  /** A column named as one of the contract's is sorted by. */
  columns: readonly TableColumn<Row>[];
  words: ListWords<Column>;
  filters: FilterWords<Of>;
  /** A sentence beside the title: "214 orders, 9 waiting for you". */
  note?: ReactNode;
  /** Buttons of the page. */
  actions?: ReactNode;
  /** What stands before the rows and belongs to none of them. */
  lead?: ReactNode;
};

/**
 * The screen of every list: search, filters with counts, order, rows as a table or as cards, and pages; loading, empty,
 * failed.
 */
export function ListScreen<Column extends string, Of extends Filters, Row extends { id: string }>({
  list,
  query,
  columns,
  words,
  filters,
  note,
  actions,
  lead,
}: ListScreenProps<Column, Of, Row>) {
  const { LL } = useWords();
  const top = useRef<HTMLDivElement>(null);
  const { contract, state } = list;
  const { data: page, error } = query;
  const isLeaving = useLastPage({ cursor: state.cursor, turnTo: list.turnTo }, query);
  const rows = isLeaving ? undefined : page?.items;

  function sortBy(id: string): void {
    const column = id as Column; // Only a column of the contract has a head to press.
    const isSame = column === state.sort.column;
    const turned = state.sort.direction === "asc" ? "desc" : "asc";
    list.sortBy({ column, direction: isSame ? turned : contract.columns[column] });
  }

  function turnTo(cursor: string | null): (() => void) | undefined {
    if (cursor === null) return undefined;
    return () => {
      list.turnTo(cursor);
      top.current?.scrollIntoView({ block: "nearest" });
    };
  }

  return (
    <>
      <PageTitle size="desk" note={note} actions={actions}>
        {words.title()}
      </PageTitle>
      {lead}
      <div ref={top} className="mb-4 flex scroll-mt-20 flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchInput
          value={state.search}
          label={words.search()}
          maxLength={MAX_SEARCH}
          onValueChange={list.searchFor}
          className="grow basis-80 md:max-w-110"
        />
        <ListFilters list={list} words={filters} counts={page?.counts} />
        <ListSort list={list} words={words.sorts} />
      </div>
      {page && error !== null && (
        <ErrorPanel
          title={LL.table.outdated()}
          message={say(LL, error)}
          onRetry={() => void query.refetch()}
          className="mb-4"
        />
      )}
      <DataTable
        label={words.title()}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        sorting={{ by: state.sort, columns: Object.keys(contract.columns), onSort: sortBy }}
        error={error !== null && !page ? say(LL, error) : undefined}
        onRetry={() => void query.refetch()}
        isRefreshing={query.isPlaceholderData}
        empty={<ListEmpty words={words} isNarrowed={list.isNarrowed} onClear={list.clear} />}
      />
      {page && rows && rows.length > 0 && (
        <Pagination
          from={page.before + 1}
          to={page.before + rows.length}
          total={page.total}
          onPrevious={turnTo(page.previousCursor)}
          onNext={turnTo(page.nextCursor)}
        />
      )}
    </>
  );
}
