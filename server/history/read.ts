import { and, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { history } from "#db/schema/index.ts";
import type { Happening } from "#domain/history.ts";
import type { HistoryRecord } from "#domain/records.ts";

type HistoryRow = typeof history.$inferSelect;

/**
 * A row, and of a run with how many it was done, however many it meant to do. Names are written out, since drizzle
 * leaves the table's away in a query on one table.
 */
export const ROW = {
  ...getTableColumns(history),
  bulkCount: sql<number | null>`case when history.bulk_id is not null then (select count(distinct h.record_id)
    from history h where h.bulk_id = history.bulk_id and h.record = history.record
    and h.is_part = history.is_part) end`,
};

type Wanted<Kind extends HistoryRecord> = { record: Kind; where: SQL | undefined };

export function historyOf(record: HistoryRecord, recordId: string): SQL | undefined {
  return and(eq(history.record, record), eq(history.recordId, recordId));
}

/**
 * Built once: reads the rows that are wanted of each kind of record, newest first, as screens tell them; instants in
 * ISO 8601. Whose they are, the values say.
 */
export function historyReader<const Kind extends HistoryRecord>(...wanted: readonly Wanted<Kind>[]) {
  const select = hot((db) =>
    db
      .select(ROW)
      .from(history)
      .where(or(...wanted.map(({ record, where }) => and(eq(history.record, record), where))))
      .orderBy(desc(history.at), sql`${history}.rowid desc`)
      .prepare(),
  );
  return async (db: ReadDb, values: Record<string, unknown>) => {
    const rows = await select(db).execute(values);
    return rows.map((row) => ({ ...whatHappened<Kind>(row), ...showRow(row) }));
  };
}

/** The history of one record, by its `id`. */
export function ownHistory<const Kind extends HistoryRecord>(record: Kind) {
  return historyReader({ record, where: eq(history.recordId, sql.placeholder("id")) });
}

/** A row as every screen shows it. */
export function showRow(row: HistoryRow) {
  return {
    id: row.id,
    from: row.fromStatus,
    to: row.toStatus,
    note: row.note,
    changes: row.changes,
    isForced: row.isForced,
    /** How many it was done with at once; null for one alone. */
    bulkCount: row.bulkCount,
    actorName: row.actorName,
    at: row.at.toISOString(),
  };
}

/** `recordHistory` alone writes rows, and only an action of the record's own kind. */
export function whatHappened<Kind extends HistoryRecord>({ record, action }: HistoryRow): Happening<Kind> {
  return { record, action } as Happening<Kind>;
}
