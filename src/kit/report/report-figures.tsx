import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { REPORT_COLUMNS, type ReportColumn, type ReportTable } from "#domain/reports/tables.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Table, TableBody, TableHead, TableRow } from "#src/components/ui/table.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ReportFigure, ReportRow, ReportRows } from "./data.ts";
import { bareFigure, sayFigure } from "./say-figure.ts";
import { drawnColumns, longestOf } from "./columns-of.ts";

/** Rows shown before the rest is folded. */
const SHOWN = 7;
const HEADING = "px-2 py-2 align-bottom text-[0.8125rem] font-semibold text-quiet last:pr-4";

type ReportFiguresProps = {
  name: ReportTable;
  columns: readonly ReportColumn[];
  table: ReportRows;
  title: string;
  nameRow: (key: string) => string;
};

/** Each figure links to its list; what compares is drawn as a bar in its cell; with totals. */
export function ReportFigures({ name, columns, table, title, nameRow }: ReportFiguresProps) {
  const { rows, aside, total } = table;
  const { LL } = useWords();
  const words = LL.reports;
  const [isWhole, setIsWhole] = useState(false);
  const more = rows.length > SHOWN + 1 ? rows.length - SHOWN : 0;
  const shown = more > 0 && !isWhole ? rows.slice(0, SHOWN) : rows;
  const drawn = drawnColumns(columns);
  const longest = longestOf(table, drawn);
  const row = (one: ReportRow, kind: RowKind) => (
    <FiguresRow key={one.key} kind={kind} name={nameRow(one.key)} columns={columns} figures={one.figures}>
      {(column, figure) => {
        const value = one.figures[column]?.value ?? 0;
        const isDrawn = kind === "row" && longest > 0 && drawn.includes(column);
        return (
          <Drawn
            share={isDrawn ? value / longest : undefined}
            isBeside={columns.length !== 4}
            isExpected={column === "expected"}
          >
            {figure}
          </Drawn>
        );
      }}
    </FiguresRow>
  );
  return (
    <>
      <Table aria-label={title}>
        <TableHead>
          <tr>
            <th scope="col" className={cn(HEADING, "pl-4 text-left")}>
              {words.firsts[name]()}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cn(HEADING, "text-right", columns.length <= 2 && "whitespace-nowrap")}
              >
                <Heading column={column} />
              </th>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {shown.map((one) => row(one, "row"))}
          {/* A single row is its own total. */}
          {rows.length !== 1 && row(total, "total")}
          {aside.map((one) => row(one, "aside"))}
        </TableBody>
      </Table>
      {more > 0 && (
        <Button variant="link" size="sm" className="mt-2.5" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.less() : words.more({ count: more })}
        </Button>
      )}
    </>
  );
}

function Heading({ column }: { column: ReportColumn }) {
  const { LL } = useWords();
  const name = LL.reports.columns[column]();
  return REPORT_COLUMNS[column] === "money" ? LL.reports.inUsd({ name }) : name;
}

type RowKind = "row" | "total" | "aside";
type FiguresRowProps = {
  kind: RowKind;
  name: string;
  columns: readonly ReportColumn[];
  figures: ReportRow["figures"];
  /** Renders a figure, with its bar where there is one. */
  children: (column: ReportColumn, figure: ReactNode) => ReactNode;
};

function FiguresRow({ kind, name, columns, figures, children }: FiguresRowProps) {
  const { LL } = useWords();
  return (
    <TableRow
      className={cn(
        kind === "total" && "border-t border-t-line-2 font-semibold",
        kind === "aside" && "text-quiet",
      )}
    >
      <th
        scope="row"
        className={cn(
          "min-w-28 py-1.5 pr-2 pl-4 text-left wrap-break-word hyphens-auto",
          kind === "total" ? "font-semibold" : "font-normal",
        )}
      >
        {name}
        {kind === "aside" && <span className="sr-only">, {LL.reports.aside()}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} className="figures px-2 py-1.5 text-right whitespace-nowrap last:pr-4">
          {children(column, <FigureLink row={name} column={column} figure={figures[column]} />)}
        </td>
      ))}
    </TableRow>
  );
}

type DrawnProps = {
  /** The share of the longest bar; nothing is drawn without it. */
  share: number | undefined;
  /** Where a table has room; among many columns the bar lies under its figure. */
  isBeside: boolean;
  isExpected: boolean;
  children: ReactNode;
};

/** A figure and its bar, which says the same to the eye alone. */
function Drawn({ share, isBeside, isExpected, children }: DrawnProps) {
  if (share === undefined) return children;
  const width = { width: `${share * 100}%` };
  if (isBeside) {
    return (
      <span className="flex items-center justify-end gap-2.5">
        <span aria-hidden="true" className="flex h-2.5 min-w-8 grow">
          <span data-bar className={cn("rounded-xs", isExpected ? "bg-moss" : "bg-leaf")} style={width} />
        </span>
        <span className="min-w-[4ch]">{children}</span>
      </span>
    );
  }
  return (
    <span className="relative block">
      {children}
      <span aria-hidden="true" className="absolute inset-x-0 -bottom-1 flex h-0.75 justify-end">
        <span className={cn("rounded-xs", isExpected ? "bg-moss" : "bg-leaf")} style={width} />
      </span>
    </span>
  );
}

type FigureLinkProps = { row: string; column: ReportColumn; figure: ReportFigure | undefined };

/** A figure that would say nothing is a dash. */
function FigureLink({ row, column, figure }: FigureLinkProps): ReactNode {
  const { LL, locale } = useWords();
  if (!figure) return <span className="text-quiet">–</span>;
  const { value, behind } = figure;
  const text = sayFigure(locale, column, value);
  const bare = bareFigure(locale, column, value);
  if (!behind || value === 0) return <span className={cn(value === 0 && "text-quiet")}>{bare}</span>;
  const look = {
    className: "underline decoration-line-2 underline-offset-4 hover:decoration-ink",
    "aria-label": LL.reports.open({ row, column: LL.reports.columns[column](), figure: text }),
    children: bare,
  };
  return <Link to={`/admin/${behind.list}`} search={behind.address} {...look} />;
}
