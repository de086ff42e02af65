import { ownWord } from "#domain/catalogue/own-words.ts";
import type { Cell } from "#domain/exports/cell.ts";
import { centsFromUsd } from "#domain/money.ts";
import { refuse } from "#domain/refusal.ts";
import { readPeriod } from "#domain/reports/period.ts";
import { REPORT_COLUMNS, REPORT_NAMES, REPORT_TABLES, type ReportColumn } from "#domain/reports/tables.ts";
import { readOwnWords } from "../catalogue/own-words.ts";
import type { Ctx } from "../portal/context.ts";
import type { Row } from "./figures.ts";
import { reportsOf } from "./read.ts";
import type { Export } from "../exports/export-of.ts";
import type { Sheet } from "../exports/sheet.ts";
import { SAID } from "../exports/words.ts";

/** A table of the reports as a file, as its page shows it: `?table=ordersByStatus&from=2025-07-01`. */
export const reportExport: Export = {
  may: ["dashboard.view"],
  async sheetOf(ctx: Ctx, address): Promise<Sheet> {
    const table = REPORT_NAMES.find((name) => name === address["table"]);
    if (!table) throw refuse("notFound", { record: "file" });
    const said = SAID[ctx.locale];
    const { LL } = said;
    const words = await readOwnWords(ctx.db.read);
    const nameOf = ({ key }: Row) =>
      (table === "moneyByCategory" && ownWord(words, `category_${ctx.locale}`, key)) ||
      said.sayReportRow(table, key);
    const { rows, aside, total } = (await reportsOf(ctx.db.read, readPeriod(address)))[table];
    const columns: readonly ReportColumn[] = REPORT_TABLES[table];
    const cells = [...rows, ...aside, total].map((row) => cellsOf(row, columns, nameOf(row)));
    return {
      name: LL.reports.tables[table](),
      columns: [
        { heading: LL.reports.firsts[table](), kind: "text", width: 32 },
        ...columns.map((column) => {
          const name = LL.reports.columns[column]();
          return REPORT_COLUMNS[column] === "money"
            ? ({ heading: LL.reports.inUsd({ name }), kind: "money", width: 20 } as const)
            : ({ heading: name, kind: "number", width: 16 } as const);
        }),
      ],
      count: cells.length,
      async *rows() {
        yield cells;
      },
    };
  },
};

/** A figure that a table leaves open, such as a sum that says nothing, is an empty cell. */
function cellsOf(row: Row, columns: readonly ReportColumn[], name: string): Cell[] {
  return [
    { kind: "text", value: name },
    ...columns.map((column): Cell => {
      const value = row.figures[column]?.value ?? null;
      if (REPORT_COLUMNS[column] === "count") return { kind: "number", value };
      return { kind: "money", value: value === null ? null : centsFromUsd(value) };
    }),
  ];
}
