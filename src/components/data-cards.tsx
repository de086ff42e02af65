import { Fragment } from "react";
import type { Column, DataTableProps } from "./data-columns.ts";
import { rowPlace } from "./row-place.ts";
import { groupRows } from "./row-groups.ts";
import { PageBoxLine, RowBox } from "./row-marks.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

/** The same columns on a phone: a card a row, its title first, the rest as terms and values. */
export function DataCards<Row>({
  label,
  columns,
  rows,
  getRowId,
  marks,
  below,
  groups,
  current,
  gone,
}: DataTableProps<Row>) {
  const title = columns.find((column) => column.onCard === "title") ?? columns[0];
  const plain = columns.filter((column) => column.onCard === "plain");
  const others = columns.filter((column) => column !== title && column.onCard === undefined);
  return (
    <>
      {marks && (rows ? <PageBoxLine marks={marks} /> : <div className="h-10" />)}
      <ul aria-label={label} className="grid grid-cols-1 gap-2.5 text-[0.9375rem]">
        {rows === undefined
          ? [1, 2, 3].map((place) => (
              <li key={place} className="grid gap-3 rounded-lg bg-card p-4.5">
                <Skeleton className="w-1/2" />
                <Skeleton className="w-4/5" />
                <Skeleton className="w-2/3" />
              </li>
            ))
          : groupRows(rows, groups).map(({ head, rows: some }) => (
              <Fragment key={head?.id ?? ""}>
                {head && groups && <li className="mt-2">{groups.show(head)}</li>}
                {some.map((row) => (
                  <li
                    key={getRowId(row)}
                    {...rowPlace(getRowId(row), { current, gone })}
                    className="relative rounded-lg bg-card p-4.5 outline-none data-gone:opacity-60 aria-[current=true]:bg-paper-3 aria-[current=true]:shadow-[inset_3px_0_var(--color-ink)]"
                  >
                    <div className="flex flex-wrap gap-3">
                      {marks && <RowBox row={row} id={getRowId(row)} marks={marks} />}
                      <div className="min-w-0 grow basis-40 leading-5">{title?.cell(row)}</div>
                    </div>
                    <CardFacts row={row} plain={plain} others={others} />
                    {below?.(row) && <div className="mt-3 border-t border-line pt-4">{below(row)}</div>}
                  </li>
                ))}
              </Fragment>
            ))}
      </ul>
    </>
  );
}

type CardFactsProps<Row> = { row: Row; plain: readonly Column<Row>[]; others: readonly Column<Row>[] };

/** What says itself in a line, the rest as terms and values. */
function CardFacts<Row>({ row, plain, others }: CardFactsProps<Row>) {
  return (
    <>
      {plain.length > 0 && (
        <dl className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-sm">
          {plain.map((column) => (
            <div key={column.id} className="min-w-0 wrap-anywhere has-[dd:empty]:hidden">
              <dt className="sr-only">{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <dl className="mt-3 grid grid-cols-1 gap-2 border-t border-line pt-3 text-sm">
          {others.map((column) => (
            <div
              key={column.id}
              className="flex flex-wrap items-start justify-between gap-x-4 has-[dd:empty]:hidden"
            >
              <dt className="text-quiet">{column.header}</dt>
              <dd className="ml-auto min-w-0 text-right wrap-anywhere">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
