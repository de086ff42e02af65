import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { type DaySpan, spansBetween } from "#domain/reports/periods.ts";
import { dayAt, dayBounds } from "#domain/wall-time.ts";

/** The months from the first of some rows to the last, by the event's clocks, those without any as well. */
export async function readMonths(
  db: ReadDb | Tx,
  table: SQLiteTable,
  column: SQLiteColumn,
  where: SQL | undefined,
  zone: string,
): Promise<DaySpan[]> {
  const [row] = await db
    .select({ first: sql<number | null>`min(${column})`, last: sql<number | null>`max(${column})` })
    .from(table)
    .where(where);
  if (!row || row.first === null || row.last === null) return [];
  const dayOf = (instant: number) => dayAt(new Date(instant).toISOString(), zone);
  return spansBetween(dayOf(row.first), dayOf(row.last), "month");
}

/** Which of these months a row lies in, from 0. */
export function monthIndex(column: SQLiteColumn, months: readonly DaySpan[], zone: string): SQL<number> {
  const cases = months.map(
    ({ to }, at) => sql`when ${column} < ${dayBounds(to, zone).ends.getTime()} then ${sql.raw(String(at))}`,
  );
  return cases.length === 0 ? sql<number>`0` : sql<number>`case ${sql.join(cases, sql` `)} end`;
}

/** How a month is called in an answer: "2025-09". */
export function monthKey({ from }: DaySpan): string {
  return from.slice(0, 7);
}
