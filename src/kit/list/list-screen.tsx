import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import type { ExportedList } from "#domain/exports/lists.ts";
import { MAX_SEARCH, type Question } from "#domain/lists/contract.ts";
import type { Filters, FilterValues } from "#domain/lists/filter.ts";
import type { Column as TableColumn, RowGroups } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { shownColumns } from "./columns.ts";
import { DisplayMenu } from "./display-menu.tsx";
import { ListEmpty, type EmptyWords } from "./list-empty.tsx";
import type { ListExport as ListExportOf } from "./list-export.tsx";
import { ChangesBar } from "./changes-bar.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { type FilterWords, shownFilters } from "./filter-words.ts";
import { ListFilters } from "./list-filters.tsx";
import type { ListQuery } from "./list-query.ts";
import { ListSort, type SortWords } from "./list-sort.tsx";
import { usePreferences } from "./preferences.ts";
import type { Selection } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useHeldPage } from "./use-held-page.ts";
import { useShowWhenFree } from "./use-show-when-free.ts";
import { ToolPlace } from "./tool-place.tsx";
import { useRowKeys } from "./use-row-keys.tsx";
import type { ViewsMenu as ViewsMenuOf } from "./views-menu.tsx";
import { useLastPage } from "./use-last-page.ts";
import type { ListSearch } from "./use-list-search.ts";
import { useSelection } from "./use-selection.ts";

type ListWords<Column extends string> = EmptyWords & {
  title: () => string;
  /** What can be found: "Company, representative or order"; not there where no words are searched for. */
  search?: () => string;
  sorts: SortWords<Column>;
};

/** The menu comes with the rows. */
const ListExport = lazy(() =>
  import("./list-export.tsx").then((module) => ({ default: module.ListExport })),
) as typeof ListExportOf;

const ViewsMenu = lazy(() =>
  import("./views-menu.tsx").then((module) => ({ default: module.ViewsMenu })),
) as typeof ViewsMenuOf;

type ListScreenProps<Column extends string, Of extends Filters, Row> = {
  list: ListSearch<Column, Of>;
  query: ListQuery<Row>;
  /** A column named as one of the contract's is sorted by. */
  columns: readonly TableColumn<Row>[];
  words: ListWords<Column>;
  filters: FilterWords<Of>;
  /** What a row is called, for readers who hear it: its reference, or a name. */
  nameRow: (row: Row) => string;
  /**
   * What can be done with chosen rows, in the bar at the foot; rows can be chosen only where there is something.
   * `clear` chooses none any more.
   */
  bulk?: (selection: Selection<Question<Column, Of>>, clear: () => void) => ReactNode;
  /** The name of the list's export, if it has one. Needs the words exports. */
  exportAs?: ExportedList;
  /** The controls of filters that are no choices, beside those that are. */
  moreFilters?: ReactNode;
  /** The heads that its rows stand under, if any. */
  groups?: RowGroups<Row> | undefined;
  /** What is unfolded under a row, if anything. */
  below?: (row: Row) => ReactNode;
  /** Opens a row to be changed, by the key "e"; without it, the key opens its record. */
  onEdit?: (id: string) => void;
  /** A link back, above the title. */
  above?: ReactNode;
  /** A sentence beside the title: "214 orders, 9 waiting for you". */
  note?: ReactNode;
  /** Buttons of the page. */
  actions?: ReactNode;
  /** In whose words it could not be read; say() unless given. */
  failed?: string;
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
  nameRow,
  bulk,
  exportAs,
  below,
  groups,
  onEdit,
  moreFilters,
  above,
  note,
  actions,
  lead,
  failed,
}: ListScreenProps<Column, Of, Row>) {
  const { LL } = useWords();
  const { density, letterKeys } = usePreferences();
  const shown = shownColumns(columns, list.columns);
  const top = useRef<HTMLDivElement>(null);
  const { contract, state } = list;
  const { error, isPlaceholderData } = query;
  const held = useHeldPage(query, JSON.stringify(state));
  const { page } = held;
  const isLeaving = useLastPage(
    { cursor: state.cursor, turnTo: list.turnTo },
    { data: page, isPlaceholderData },
  );
  const rows = isLeaving ? undefined : page?.items;
  const total = page?.total ?? 0;
  const ids = useMemo(() => rows?.map((row) => row.id) ?? [], [rows]);
  const selected = useSelection(list, ids, total);
  const marks = bulk && {
    nameRow,
    isMarked: selected.isChosen,
    onMark: selected.toggle,
    page: selected.page,
    onMarkPage: selected.togglePage,
  };

  const keys = useRowKeys(ids, { onMark: bulk && selected.toggle, onEdit });
  const isAtRow = keys.current !== undefined || selected.selection !== undefined;
  const pointing = useShowWhenFree(held, isAtRow);
  const [isFiltering, setIsFiltering] = useState(false);
  const shownOf = shownFilters(contract.filters, filters, state.filters);

  function chooseFilter(name: string, value: unknown): void {
    list.choose(name as keyof Of & string, value as FilterValues<Of>[keyof Of & string]); // Its own filter's value.
  }

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
      <PageTitle size="desk" above={above} note={note} actions={actions}>
        {words.title()}
      </PageTitle>
      {lead}
      <div
        ref={top}
        className="mb-4 flex scroll-mt-20 flex-wrap items-center gap-x-3 gap-y-2.5 max-sm:gap-x-2"
      >
        {words.search && (
          <SearchInput
            value={state.search}
            label={words.search()}
            shortcut={letterKeys}
            maxLength={MAX_SEARCH}
            onValueChange={list.searchFor}
            className="grow basis-64 md:max-w-80"
          />
        )}
        <ListSort list={list} words={words.sorts} />
        {shownOf.some(({ words: { as } }) => as === "menu") && (
          <FilterMenu
            filters={shownOf}
            onChoose={chooseFilter}
            open={isFiltering}
            onOpenChange={setIsFiltering}
          />
        )}
        {list.viewable && (
          <Suspense fallback={<ToolPlace hasChevron>{LL.listing.views.title()}</ToolPlace>}>
            <ViewsMenu list={list} viewable={list.viewable} />
          </Suspense>
        )}
        <DisplayMenu
          columns={columns}
          chosen={list.columns}
          onChoose={list.showColumns}
          onKeys={keys.showHelp}
        />
        {exportAs && page && page.total > 0 && (
          <Suspense fallback={<ToolPlace>{LL.exports.menu.open()}</ToolPlace>}>
            <ListExport
              of={exportAs}
              list={list}
              columns={shown.map(({ id }) => id)}
              total={page.total}
              selection={selected.selection}
            />
          </Suspense>
        )}
        {moreFilters && <span aria-hidden="true" className="-mt-2.5 basis-full" />}
        {moreFilters}
        <ListFilters filters={shownOf} counts={page?.counts} onChoose={chooseFilter} />
      </div>
      <ChosenFilters filters={shownOf} onChoose={chooseFilter} onClear={list.clear} />
      {page && error !== null && (
        <ErrorPanel
          title={LL.table.outdated()}
          message={say(LL, error)}
          onRetry={() => void query.refetch()}
          className="mb-4"
        />
      )}
      <ChangesBar waiting={held.waiting} onShow={held.show} />
      <div {...keys.watch} {...pointing}>
        <DataTable
          label={words.title()}
          columns={shown}
          density={density}
          rows={rows}
          getRowId={(row) => row.id}
          sorting={{ by: state.sort, columns: Object.keys(contract.columns), onSort: sortBy }}
          marks={marks}
          below={below}
          groups={groups}
          current={keys.current}
          gone={held.gone}
          error={error !== null && !page ? (failed ?? say(LL, error)) : undefined}
          onRetry={() => void query.refetch()}
          isRefreshing={isPlaceholderData}
          empty={<ListEmpty words={words} isNarrowed={list.isNarrowed} onClear={list.clear} />}
        />
      </div>
      {keys.help}
      {bulk && (
        <SelectionBar selected={selected} total={total}>
          {selected.selection && bulk(selected.selection, selected.clear)}
        </SelectionBar>
      )}
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
