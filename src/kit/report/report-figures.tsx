import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { REPORT_COLUMNS, type ReportColumn, type ReportTable } from "#domain/reports/tables.ts";
import { Button } from "#src/components/ui/button.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from "#src/components/ui/table.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ReportFigure, ReportRow, ReportRows } from "./data.ts";
import { sayFigure } from "./say-figure.ts";

/** More rows are folded. */
const SHOWN = 12;

type ReportFiguresProps = {
  name: ReportTable;
  columns: readonly ReportColumn[];
  table: ReportRows;
  title: string;
  nameRow: (key: string) => string;
};

/** Each figure links to its list; with totals. */
export function ReportFigures({ name, columns, table, title, nameRow }: ReportFiguresProps) {
  const { rows, aside, total } = table;
  const { LL } = useWords();
  const words = LL.reports;
  const [isWhole, setIsWhole] = useState(false);
  const more = rows.length > SHOWN + 1 ? rows.length - SHOWN : 0;
  const shown = more > 0 && !isWhole ? rows.slice(0, SHOWN) : rows;
  const row = (one: ReportRow, kind: RowKind) => (
    <FiguresRow key={one.key} kind={kind} name={nameRow(one.key)} columns={columns} figures={one.figures} />
  );
  return (
    <>
      <Table aria-label={title}>
        <TableHead>
          <tr>
            <TableHeaderCell>{words.firsts[name]()}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} align="end" wraps>
                <Heading column={column} />
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {shown.map((one) => row(one, "row"))}
          {row(total, "total")}
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
};

function FiguresRow({ kind, name, columns, figures }: FiguresRowProps) {
  const { LL } = useWords();
  return (
    <TableRow className={cn(kind === "total" && "border-t border-t-line-2 font-semibold")}>
      <th
        scope="row"
        className={cn(
          "min-w-36 py-2 pr-3.5 pl-5 text-left wrap-break-word hyphens-auto",
          kind === "total" ? "font-semibold" : "font-normal",
        )}
      >
        {name}
        {kind === "aside" && <span className="block text-[0.8125rem] text-quiet">{LL.reports.aside()}</span>}
      </th>
      {columns.map((column) => (
        <TableCell key={column} align="end" className="py-2">
          <FigureLink row={name} column={column} figure={figures[column]} />
        </TableCell>
      ))}
    </TableRow>
  );
}

type FigureLinkProps = { row: string; column: ReportColumn; figure: ReportFigure | undefined };

/** A figure that would say nothing is a dash. */
function FigureLink({ row, column, figure }: FigureLinkProps): ReactNode {
  const { LL, locale } = useWords();
  if (!figure) return <span className="text-quiet">–</span>;
  const { value, behind } = figure;
  const text = sayFigure(locale, column, value);
  // The heading names the currency.
  const bare = text.replace(/^\D+\u00A0/, "");
  if (!behind || value === 0) return <span className={cn(value === 0 && "text-quiet")}>{bare}</span>;
  const look = {
    className: "underline decoration-line-2 underline-offset-4 hover:decoration-ink",
    "aria-label": LL.reports.open({ row, column: LL.reports.columns[column](), figure: text }),
    children: bare,
  };
  return <Link to={`/admin/${behind.list}`} search={behind.address} {...look} />;
}
