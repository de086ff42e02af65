import type { Filters } from "#domain/lists/filter.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ChangesBar } from "./changes-bar.tsx";
import { ListEmpty } from "./list-empty.tsx";
import type { ListScreenProps } from "./list-props.ts";
import { usePreferences } from "./preferences.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { ListOnScreen } from "./use-list.ts";

type ListRowsProps<Column extends string, Of extends Filters, Row extends { id: string }> = Pick<
  ListScreenProps<Column, Of, Row>,
  "list" | "query" | "words" | "nameRow" | "bulk" | "below" | "groups" | "failed"
> & { on: ListOnScreen<Column, Of, Row> };
type Turning = { onTurned: () => void };

/** The held page, its selection, and paging. */
export function ListRows<Column extends string, Of extends Filters, Row extends { id: string }>({
  query,
  bulk,
  on,
  onTurned,
  ...table
}: ListRowsProps<Column, Of, Row> & Turning) {
  const { LL } = useWords();
  const { held, rows, selected, keys } = on;
  const { page } = held;

  function turnTo(cursor: string | null): (() => void) | undefined {
    if (cursor === null) return undefined;
    return () => {
      table.list.turnTo(cursor);
      onTurned();
    };
  }

  return (
    <>
      {page && query.error !== null && (
        <ErrorPanel
          title={LL.table.outdated()}
          message={say(LL, query.error)}
          onRetry={() => void query.refetch()}
          className="mb-4"
        />
      )}
      <ChangesBar waiting={held.waiting} onShow={held.show} />
      <div {...keys.watch} {...on.pointing}>
        <Table query={query} bulk={bulk} on={on} {...table} />
      </div>
      {keys.help}
      {bulk && (
        <SelectionBar selected={selected} total={page?.total ?? 0}>
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

function Table<Column extends string, Of extends Filters, Row extends { id: string }>({
  list,
  query: { error, isPlaceholderData, refetch },
  words,
  nameRow,
  bulk,
  below,
  groups,
  failed,
  on,
}: ListRowsProps<Column, Of, Row>) {
  const { LL } = useWords();
  const { density } = usePreferences();
  const { contract, state } = list;
  const { held, selected } = on;
  const marks = bulk && {
    nameRow,
    isMarked: selected.isChosen,
    onMark: selected.toggle,
    page: selected.page,
    onMarkPage: selected.togglePage,
  };
  return (
    <DataTable
      label={words.title()}
      columns={on.columns}
      density={density}
      rows={on.rows}
      getRowId={(row) => row.id}
      sorting={{ by: state.sort, columns: Object.keys(contract.columns), onSort: on.sortBy }}
      marks={marks}
      below={below}
      groups={groups}
      current={on.keys.current}
      gone={held.gone}
      error={error !== null && !held.page ? (failed ?? say(LL, error)) : undefined}
      onRetry={() => void refetch()}
      isRefreshing={isPlaceholderData}
      empty={<ListEmpty words={words} isNarrowed={list.isNarrowed} onClear={list.clear} />}
    />
  );
}
