import { and, count, inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { isCountry } from "#domain/countries.ts";
import { type ReportPeriod, within } from "#domain/reports/period.ts";
import { bandKey, SIZE_BANDS, type SizeBand } from "#domain/reports/tables.ts";
import { INSTITUTION_TYPES, STAND_CHOICES } from "#domain/submissions/options.ts";
import { LISTED_BY_DEFAULT, SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { isSubmissionOf } from "../submissions/narrow.ts";
import { type Row, type SubmissionFilters, submissionsBehind, type FigureTable, TOTAL } from "./figures.ts";
import { monthIndex, monthKey, readMonths } from "./months.ts";

/** No report filters by age. */
const NEVER = new Date(0);

/**
 * How many submissions came in a period, by status, month, country, kind of organisation, kind of stand and size.
 * Those that the list leaves out until somebody asks for them (SUB-04) stand beside the statuses and count nowhere else.
 */
export async function readSubmissionTables(db: ReadDb | Tx, period: ReportPeriod, zone: string) {
  const came = isSubmissionOf({ receivedFrom: period.from, receivedTo: period.to }, { zone, now: NEVER });
  const counted = and(inArray(submissions.status, [...LISTED_BY_DEFAULT]), came);
  const byStatus = await measureByStatus(db, came);
  const sumUp = (of: keyof Measured) =>
    LISTED_BY_DEFAULT.reduce((all, status) => all + (byStatus.get(status)?.[of] ?? 0), 0);
  const sum = sumUp("count");
  const row = (key: string, value: number, filters: SubmissionFilters, days = period): Row => ({
    key,
    figures: { submissions: { value, behind: submissionsBehind(filters, days) } },
  });
  const table = (rows: Row[]): FigureTable => ({ rows, total: row(TOTAL, sum, {}), aside: [] });
  const rowsOf = <Key extends string>(
    keys: readonly Key[],
    counts: ReadonlyMap<string, number>,
    filtersOf: (key: Key) => SubmissionFilters,
  ) => keys.map((key) => row(key, counts.get(key) ?? 0, filtersOf(key)));

  const isAside = (status: string) => !LISTED_BY_DEFAULT.some((listed) => listed === status);
  const withArea = ({ key, figures }: Row, area: number): Row => ({
    key,
    figures: { ...figures, area: { value: area } },
  });
  const statuses = SUBMISSION_STATUSES.map((status) => {
    const { count: many, area } = byStatus.get(status) ?? { count: 0, area: 0 };
    return withArea(row(status, many, { statuses: [status] }), area);
  });
  const byCountry = await countBy(db, submissions.country, counted);
  const countries = [...byCountry].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
  const months = await readMonths(db, submissions, submissions.createdAt, counted, zone);
  const byMonth = await countBy(db, monthIndex(submissions.createdAt, months, zone), counted);
  const byType = await countBy(db, submissions.institutionType, counted);
  const byStand = await countBy(db, submissions.standType, counted);
  const bySize = await countBy(db, BAND, counted);
  return {
    submissionsByStatus: {
      rows: statuses.filter(({ key }) => !isAside(key)),
      total: withArea(row(TOTAL, sum, {}), sumUp("area")),
      aside: statuses.filter(({ key }) => isAside(key)),
    },
    submissionsByMonth: table(
      months.map((month, at) =>
        row(monthKey(month), byMonth.get(String(at)) ?? 0, {}, within(month, period)),
      ),
    ),
    submissionsByCountry: table(countries.map(([country, value]) => countryRow(country, value, row))),
    submissionsByType: table(rowsOf(INSTITUTION_TYPES, byType, (type) => ({ types: [type] }))),
    submissionsByStand: table(rowsOf(STAND_CHOICES, byStand, (stand) => ({ stands: [stand] }))),
    submissionsBySize: table(
      SIZE_BANDS.map((band) => row(bandKey(band), bySize.get(bandKey(band)) ?? 0, { area: band })),
    ),
  };
}

/** A country that no filter knows has no list behind it. */
function countryRow(
  country: string,
  value: number,
  row: (key: string, value: number, filters: SubmissionFilters) => Row,
): Row {
  if (isCountry(country)) return row(country, value, { countries: [country] });
  return { key: country, figures: { submissions: { value } } };
}

const BAND = sql<string>`case ${sql.join(
  SIZE_BANDS.map((band: SizeBand) =>
    band.to === undefined
      ? sql`else ${bandKey(band)}`
      : sql`when ${submissions.spaceM2} <= ${band.to} then ${bandKey(band)}`,
  ),
  sql` `,
)} end`;

type Measured = { count: number; area: number };

/** The number of submissions in each status, and their requested m². */
async function measureByStatus(
  db: ReadDb | Tx,
  where: SQL | undefined,
): Promise<ReadonlyMap<SubmissionStatus, Measured>> {
  const rows = await db
    .select({
      status: submissions.status,
      count: count(),
      area: sql<number>`sum(${submissions.spaceM2})`.mapWith(Number),
    })
    .from(submissions)
    .where(where)
    .groupBy(submissions.status);
  return new Map(rows.map(({ status, ...measured }) => [status, measured]));
}

async function countBy(
  db: ReadDb | Tx,
  by: SQLiteColumn | SQL,
  where: SQL | undefined,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: sql<string | number>`${by}`, count: count() })
    .from(submissions)
    .where(where)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [String(row.key), row.count]));
}
