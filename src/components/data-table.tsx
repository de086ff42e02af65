import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Fragment } from "react";
import type { Density } from "#domain/preferences.ts";
import { useMedia } from "#src/lib/page/media.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { rowPlace } from "./row-place.ts";
import { DataCards } from "./data-cards.tsx";
import type { Column, DataTableProps, Sorting } from "./data-columns.ts";
import { ErrorPanel } from "./error-panel.tsx";
import { groupRows } from "./row-groups.ts";
import { PageBox, RowBox } from "./row-marks.tsx";
import { EmptyState } from "./ui/empty-state.tsx";
import { Skeleton } from "./ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "./ui/table.tsx";

/**
 * Put on the one link in a row's main cell: it spreads over the whole row, which then opens by a click anywhere.
 * Other controls in the row need `relative` to stay above it.
 */
export const rowLinkClasses =
  "font-semibold no-underline after:absolute after:inset-0 hover:underline hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)";

/** The one list of the house: columns as data; loading, empty, failed; cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { LL } = useWords();
  const isWide = useMedia("(min-width: 48rem)");
  const { rows, error, onRetry, empty, isRefreshing, className, groups } = props;
  if (error !== undefined) return <ErrorPanel message={error} onRetry={onRetry} className={className} />;
  if (rows?.length === 0 && !groups?.heads.length) {
    return (
      <div className={cn("rounded-lg bg-card", className)}>
        {empty ?? <EmptyState title={LL.empty.title()} />}
      </div>
    );
  }
  return (
    <div
      aria-busy={rows === undefined || isRefreshing}
      className={cn("transition-opacity duration-150", isRefreshing && "opacity-60", className)}
    >
      {rows === undefined && (
        <span role="status" className="sr-only">
          {LL.loading.generic()}
        </span>
      )}
      {isWide ? <WideTable {...props} /> : <DataCards {...props} />}
    </div>
  );
}

const HIDES = { lg: "max-lg:hidden", xl: "max-xl:hidden", "2xl": "max-2xl:hidden", "3xl": "max-3xl:hidden" };

function classesOf<Row>({ className, hidesBelow }: Column<Row>): string {
  return cn(className, hidesBelow && HIDES[hidesBelow]);
}

function WideTable<Row>(table: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, sorting, marks, density, groups } = table;
  const cells = columns.length + (marks ? 1 : 0);
  return (
    <Table aria-label={label} data-density={density}>
      <TableHead isSticky={density !== undefined}>
        <tr>
          {marks && (
            <TableHeaderCell className="w-10 pr-0">
              <PageBox marks={marks} />
            </TableHeaderCell>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows === undefined
          ? Array.from({ length: 6 }, (_, index) => (
              <SkeletonRow key={index} cells={cells} density={density} />
            ))
          : groupRows(rows, groups).map(({ head, rows: some }) => (
              <Fragment key={head?.id ?? ""}>
                {head && groups && (
                  <TableRow>
                    <th colSpan={cells} scope="rowgroup" className="bg-paper-2/60 px-5 py-1 text-sm">
                      {groups.show(head)}
                    </th>
                  </TableRow>
                )}
                {some.map((row) => (
                  <BodyRow key={getRowId(row)} row={row} table={table} cells={cells} />
                ))}
              </Fragment>
            ))}
      </TableBody>
    </Table>
  );
}

type BodyRowProps<Row> = { row: Row; table: DataTableProps<Row>; cells: number };

/** A row, and below it what it unfolds. */
function BodyRow<Row>({ row, table, cells }: BodyRowProps<Row>) {
  const { columns, getRowId, marks, density, below, current, gone } = table;
  const id = getRowId(row);
  const unfolded = below?.(row);
  return (
    <>
      <TableRow
        {...rowPlace(id, { current, gone })}
        aria-selected={marks?.isMarked(id)}
        className="transition-colors duration-120 has-[a]:hover:bg-paper-2/70"
      >
        {marks && (
          <TableCell density={density} className="w-10 pr-0">
            <RowBox row={row} id={id} marks={marks} />
          </TableCell>
        )}
        {columns.map((column) => (
          <TableCell
            key={column.id}
            align={column.align}
            wraps={column.wraps}
            density={density}
            className={classesOf(column)}
          >
            {column.cell(row)}
          </TableCell>
        ))}
      </TableRow>
      {unfolded && (
        <TableRow>
          <TableCell colSpan={cells} wraps className="p-5">
            {unfolded}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; sorting: Sorting | undefined };

function HeaderCell<Row>({ column, sorting }: HeaderCellProps<Row>) {
  const { LL } = useWords();
  const direction = sorting?.by.column === column.id ? sorting.by.direction : undefined;
  if (!sorting?.columns.includes(column.id)) {
    return (
      <TableHeaderCell align={column.align} wraps={column.wraps} className={classesOf(column)}>
        {column.head ?? column.header}
      </TableHeaderCell>
    );
  }
  const Icon = direction === "asc" ? ArrowUp : direction === "desc" ? ArrowDown : ChevronsUpDown;
  const ariaSort = direction && (direction === "asc" ? "ascending" : "descending");
  return (
    <TableHeaderCell
      align={column.align}
      wraps={column.wraps}
      aria-sort={ariaSort}
      className={classesOf(column)}
    >
      <button
        type="button"
        title={LL.table.sortBy({ column: column.header })}
        onClick={() => sorting.onSort(column.id)}
        className={cn(
          "-my-1 inline-flex items-center gap-1 rounded-sm py-1 hover:text-ink",
          direction && "text-ink",
        )}
      >
        {column.header}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </TableHeaderCell>
  );
}

function SkeletonRow({ cells, density }: { cells: number; density: Density | undefined }) {
  return (
    <TableRow>
      {Array.from({ length: cells }, (_, index) => (
        <TableCell key={index} density={density} className={density ? undefined : "h-15"}>
          <Skeleton className={index % 3 === 0 ? "w-24" : "w-4/5"} />
        </TableCell>
      ))}
    </TableRow>
  );
}
