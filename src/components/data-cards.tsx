import { Fragment } from "react";
import type { Column, DataTableProps } from "./data-columns.ts";
import { rowPlace } from "./row-place.ts";
import { groupRows } from "./row-groups.ts";
import { PageBoxLine, RowBox } from "./row-marks.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

type CardProps<Row> = { row: Row; columns: readonly Column<Row>[] };

const IN_LINE: ReadonlySet<string> = new Set(["plain", "named", "status"]);

function titleOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.onCard === "title") ?? columns[0];
}

/** The same columns on a phone: a card a row, its title first, the rest under it and not under its box. */
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
                      <div className="min-w-0 grow basis-40">
                        <CardTitle row={row} columns={columns} />
                        <CardFacts row={row} columns={columns} />
                      </div>
                    </div>
                    {below?.(row) && <div className="mt-3 border-t border-line pt-4">{below(row)}</div>}
                  </li>
                ))}
              </Fragment>
            ))}
      </ul>
    </>
  );
}

/** The name, and what stands at the other end of its line. */
function CardTitle<Row>({ row, columns }: CardProps<Row>) {
  const title = titleOf(columns);
  const aside = columns.filter(({ onCard }) => onCard === "aside");
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 grow basis-32 leading-5">{title?.cell(row)}</div>
      {aside.length > 0 && (
        <dl className="ml-auto text-right text-sm leading-5">
          {aside.map((column) => (
            <div key={column.id}>
              <dt className="sr-only">{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What says itself in lines, of which the last begins with the status; the rest as terms and values. */
function CardFacts<Row>({ row, columns }: CardProps<Row>) {
  const title = titleOf(columns);
  const inLine = columns.filter(({ onCard }) => onCard && IN_LINE.has(onCard));
  const status = inLine.findIndex(({ onCard }) => onCard === "status");
  const lines = status < 0 ? [inLine] : [inLine.slice(0, status), inLine.slice(status)];
  const others = columns.filter((column) => column !== title && column.onCard === undefined);
  return (
    <>
      {lines.map(
        (line) =>
          line.length > 0 && (
            <dl
              key={line[0]?.id}
              className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-sm not-has-[dd:not(:empty)]:hidden"
            >
              {line.map((column) => (
                <div
                  key={column.id}
                  className="flex min-w-0 flex-wrap gap-x-1.5 wrap-anywhere has-data-own-line:basis-full has-data-[own-line=first]:order-first has-[dd:empty]:hidden"
                >
                  <dt className={column.onCard === "named" ? "text-quiet" : "sr-only"}>{column.header}</dt>
                  <dd className="min-w-0">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          ),
      )}
      {others.length > 0 && (
        <dl className="mt-3 grid grid-cols-1 gap-2 border-t border-line pt-3 text-sm not-has-[dd:not(:empty)]:hidden">
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
