import type { ReadDb, Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import { orderLines, orders, payments, settings, submissions } from "#db/schema/index.ts";
import { type ReportPeriod, reportPeriod } from "#domain/reports/period.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { nextTurn } from "../platform/turns.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import type { FigureTable } from "./figures.ts";
import { readGoodsTable } from "./goods.ts";
import { orderTables, readGroups } from "./orders.ts";
import { readSubmissionTables } from "./submissions.ts";

/**
 * The reports of a period: submissions by the day they came, orders and money by the day they were sent, each figure
 * counted by the very condition of the list behind it.
 */
export const readReports = question("reports.read", {
  may: ["dashboard.view"],
  input: reportPeriod,
  sample: { from: "2024-01-01" },
  run: ({ db }, period) => reportsOf(db.read, period),
});

/** Every table of a period; the most frequent query, the whole season, is cached. */
export function reportsOf(db: ReadDb | Tx, period: ReportPeriod): Promise<Record<ReportTable, FigureTable>> {
  return period.from || period.to ? workOut(db, period) : ofSeason(db);
}

const ofSeason = kept([orders, orderLines, payments, submissions, settings], (db) => workOut(db, {}));

async function workOut(db: ReadDb | Tx, period: ReportPeriod): Promise<Record<ReportTable, FigureTable>> {
  const { eventZone } = await readSettings(db);
  const ofSubmissions = await readSubmissionTables(db, period, eventZone);
  await nextTurn();
  const { groups, months, odd } = await readGroups(db, period, eventZone);
  const moneyByCategory = await readGoodsTable(db, groups, odd, { period, zone: eventZone });
  return { ...ofSubmissions, ...orderTables(groups, months, period), moneyByCategory };
}
