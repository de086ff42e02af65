import { describe, expect, test } from "bun:test";
import { readAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { REPORT_COLUMNS, type ReportColumn } from "#domain/reports/tables.ts";
import { submissionList } from "#domain/submissions/list.ts";
import type { Behind, ReportFigure, FigureTable } from "#server/reports/figures.ts";
import { openSeason } from "./season.ts";

const scene = await openSeason();
const team = scene.as(scene.manager);

type Listed = Awaited<ReturnType<typeof team.orders.list>>["items"][number];

/** What an order of the list gives to a column; a paid one of this season has no confirmation unless it was settled. */
function moneyOf(column: ReportColumn, { status, total, accepted, settled }: Listed): number {
  if (column === "settled") return settled;
  const paid = status === "PAID" && accepted === 0 ? total - settled : accepted;
  if (column === "revenue") return paid;
  return column === "expected" ? total - paid : total;
}

/** What a list answers at the address of a figure, every page of it: how many rows, and which. */
async function read({ list, address }: Behind): Promise<{ count: number; items: Listed[] }> {
  if (list === "submissions") {
    const { cursor: _, ...asked } = readAddress(submissionList, address);
    return { count: (await team.submissions.list(asked)).total, items: [] };
  }
  const { cursor: _, ...asked } = readAddress(orderList, address);
  const page = await team.orders.list({ ...asked, limit: 100 });
  expect(page.nextCursor).toBeNull();
  return { count: page.total, items: page.items };
}

/** Every figure with a list behind it, named, beside what that list says. */
async function compare(tables: Readonly<Record<string, FigureTable>>) {
  const told: Record<string, number> = {};
  const found: Record<string, number> = {};
  const known = new Map<string, ReturnType<typeof read>>();
  for (const [table, { rows, aside, total }] of Object.entries(tables)) {
    for (const { key, figures } of [...rows, ...aside, total]) {
      for (const [column, figure] of Object.entries(figures) as [ReportColumn, ReportFigure][]) {
        if (!figure.behind) continue;
        const name = `${table} ${key} ${column}`;
        told[name] = figure.value;
        const place = JSON.stringify(figure.behind);
        const answer = known.get(place) ?? read(figure.behind);
        known.set(place, answer);
        const { count, items } = await answer;
        const money = items.reduce((sum, item) => sum + moneyOf(column, item), 0);
        found[name] = REPORT_COLUMNS[column] === "count" ? count : Math.round(money * 100) / 100;
      }
    }
  }
  return { told, found };
}

describe("every figure of the reports", () => {
  test.each([
    ["of the whole season", {}],
    ["of a period that cuts its months", { from: "2025-07-04", to: "2025-09-30" }],
    ["of the days up to one on which nothing was sent", { to: "2025-01-01" }],
  ])("%s equals the list behind it", async (_, period) => {
    const { told, found } = await compare(await team.reports.read(period));
    expect(Object.keys(told).length).toBeGreaterThan(60);
    expect(found).toEqual(told);
  });
});
