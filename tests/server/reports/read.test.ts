import { describe, expect, test } from "bun:test";
import {
  CREDIT_ROW,
  PRICE_PARTS,
  REPORT_NAMES,
  REPORT_TABLES,
  type ReportColumn,
  type ReportTable,
} from "#domain/reports/tables.ts";
import type { FigureTable } from "#server/reports/figures.ts";
import { openSeason } from "./season.ts";

const scene = await openSeason();
const team = scene.as(scene.manager);
const reports = await team.reports.read({});

/** A column of a table, by the keys of its rows. */
function column({ rows }: FigureTable, name: ReportColumn): Record<string, number> {
  return Object.fromEntries(rows.map(({ key, figures }) => [key, figures[name]?.value ?? Number.NaN]));
}

const sum = (figures: Record<string, number>) =>
  Math.round(Object.values(figures).reduce((all, one) => all + one, 0) * 100) / 100;

describe("the reports", () => {
  test("count submissions by country, kind, stand and size, without those that are hidden or duplicates", () => {
    expect(column(reports.submissionsByCountry, "submissions")).toEqual({ BR: 3, DE: 2, PT: 1, YU: 1 });
    expect(column(reports.submissionsByType, "submissions")).toEqual({
      private: 1,
      public: 0,
      civilSociety: 6,
      international: 0,
      government: 0,
      other: 0,
    });
    expect(column(reports.submissionsByStand, "submissions")).toEqual({ standard: 6, custom: 0, other: 1 });
    expect(column(reports.submissionsBySize, "submissions")).toEqual({
      "-50": 1,
      "51-100": 3,
      "101-150": 1,
      "151-200": 1,
      "201-": 1,
    });
    expect(
      reports.submissionsByStatus.aside.map(({ key, figures }) => [key, figures.submissions?.value]),
    ).toEqual([
      ["HIDDEN", 1],
      ["DUPLICATE", 1],
    ]);
  });

  test("count a month by the event's clocks, and name those without any", () => {
    expect(column(reports.submissionsByMonth, "submissions")).toEqual({
      "2025-05": 1,
      "2025-06": 0,
      "2025-07": 2,
      "2025-08": 2,
      "2025-09": 2,
    });
    expect(column(reports.ordersByMonth, "orders")).toEqual({ "2025-08": 1, "2025-09": 12, "2025-10": 3 });
  });

  test("tell what was accepted as revenue, and expect the rest of what is approved or says that it was paid", () => {
    const { total: all } = reports.moneyByPart;
    const byStatus = column(reports.ordersByStatus, "total");
    // Of one order a part was accepted, of one that is paid a little was let go of.
    const [part, settled] = [1_000.01, 40.03];
    // For one that is paid more came than it costs, and one that was paid for in part was cancelled.
    const credit = 1_244.02;
    expect(all.figures.revenue?.value).toBeCloseTo((byStatus["PAID"] ?? 0) + part - settled + credit, 2);
    expect(all.figures.expected?.value).toBeCloseTo(
      (byStatus["APPROVED"] ?? 0) + (byStatus["CONFIRM_PAYMENT"] ?? 0) - part,
      2,
    );
    expect(reports.moneyByMonth.total.figures.settled?.value).toBe(settled);
    expect(byStatus["REVIEWING"]).toBeGreaterThan(0);
    expect(sum(column(reports.moneyByPart, "revenue"))).toBe(all.figures.revenue?.value ?? 0);
    expect(column(reports.moneyByPart, "revenue")[CREDIT_ROW]).toBe(credit);
    expect(reports.moneyByMonth.total.figures.credit?.value).toBe(credit);
    // Both are shared out over the parts of their order, down to the cent.
    const [ofPart, ofSettled] = [
      { space: 10_000, structure: 5_050, extra: 3_661 },
      { space: 20_000, structure: 8_000, extra: 380.58 },
    ];
    for (const one of PRICE_PARTS) {
      const full = column(reports.ordersByStatus, one)["PAID"] ?? 0;
      const shared = (part * ofPart[one]) / 18_711 - (settled * ofSettled[one]) / 28_380.58;
      const found = column(reports.moneyByPart, "revenue")[one] ?? 0;
      expect(Math.abs(found - full - shared)).toBeLessThanOrEqual(0.015);
    }
  });

  test("part what extra services brought by category, after discounts, down to the cent of the orders' extra amounts", () => {
    const { moneyByCategory, moneyByPart } = reports;
    for (const name of ["revenue", "expected"] as const) {
      const byCategory = column(moneyByCategory, name);
      expect(sum(byCategory)).toBe(column(moneyByPart, name)["extra"] ?? 0);
      expect(moneyByCategory.total.figures[name]?.value).toBe(sum(byCategory));
      expect(byCategory).toMatchObject({ "custom-services": 60, proposals: 10, catering: 0 });
      expect(byCategory["Plantas"]).toBeGreaterThan(0);
    }
  });

  test.each(REPORT_NAMES.filter((name) => name !== "moneyByPackage" && name !== "moneyByCategory"))(
    "%s adds up to its total, column by column",
    (name: ReportTable) => {
      const table = reports[name];
      for (const one of REPORT_TABLES[name]) {
        expect([one, sum(column(table, one))]).toEqual([one, table.total.figures[one]?.value ?? Number.NaN]);
      }
    },
  );

  test("know no draft, and answer the question of a period again each time something was sent", async () => {
    const before = reports.ordersByStatus.total.figures.orders?.value;
    await scene.send();
    const now = await team.reports.read({});
    expect(now.ordersByStatus.total.figures.orders?.value).toBe((before ?? 0) + 1);
    expect(
      (await team.reports.read({ from: "2025-10-02", to: "2025-10-02" })).ordersByStatus.total,
    ).toMatchObject({
      figures: { orders: { value: 1 } },
    });
  });
});
