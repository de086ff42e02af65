import { and, type Column, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { NumberSpan } from "#domain/lists/spans.ts";
import { DAY_MS, dayBounds } from "#domain/wall-time.ts";

/** The rows of any of these values; all rows when none is chosen. */
export function isAnyOf(column: Column, values: readonly string[]): SQL | undefined {
  return values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** The same of a column that holds a list of values. */
export function hasAnyOf(column: Column, values: readonly string[]): SQL | undefined {
  if (values.length === 0) return undefined;
  return sql`exists (select 1 from json_each(${column}) where value in ${[...values]})`;
}

/** Between two figures, both included; `unit` is what one of them is in the column. */
export function isWithin(column: Column | SQL, span: NumberSpan | undefined, unit = 1): SQL | undefined {
  if (!span) return undefined;
  const { from, to } = span;
  return and(
    from === undefined ? undefined : sql`${column} >= ${from * unit}`,
    // Up to 100 dollars are not 100.50.
    to === undefined ? undefined : sql`${column} <= ${to * unit}`,
  );
}

/** Whether the column is more than this many days before a moment. */
export function isOlderThan(column: Column, days: number | undefined, now: Date): SQL | undefined {
  return days === undefined ? undefined : lt(column, new Date(now.getTime() - days * DAY_MS));
}

/** Whether the column is within this many days before a moment. */
export function isRecent(column: Column, days: number | undefined, now: Date): SQL | undefined {
  return days === undefined ? undefined : gte(column, new Date(now.getTime() - days * DAY_MS));
}

type Days = { from?: string | undefined; to?: string | undefined };

/** Whether the column is on these days, both included, by the clocks of the zone. */
export function isOnDays(column: Column, { from, to }: Days, zone: string): SQL | undefined {
  return and(
    from ? gte(column, dayBounds(from, zone).begins) : undefined,
    to ? lt(column, dayBounds(to, zone).ends) : undefined,
  );
}
