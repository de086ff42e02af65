import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { importRows } from "#db/schema/index.ts";
import type { RowState } from "#domain/imports/import.ts";
import type { PlannedRow } from "#domain/imports/plan.ts";
import type { ImportRow } from "#domain/imports/row.ts";
import { mapByParts, nextTurn } from "../platform/turns.ts";

/** A stored row; a new item has an id already, at version 0. */
export type StoredRow = Omit<PlannedRow, "outcome" | "marks" | "isLeftOut"> & { state: RowState };

export function storedRow({
  row,
  state,
  itemId,
  itemVersion,
  data,
}: typeof importRows.$inferSelect): StoredRow {
  return { row, state, ...data, item: itemId === "" ? null : { id: itemId, version: itemVersion } };
}

const AT_ONCE = 250;

export async function readStoredRows(db: ReadDb, importId: string, isMeant?: SQL): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for await (const some of storedRows(db, importId, isMeant)) rows.push(...some);
  return rows;
}

/** All or some of them, a few hundred at a time, yielding in between. */
export async function* storedRows(db: ReadDb, importId: string, isMeant?: SQL): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const some = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, importId), gt(importRows.row, last), isMeant))
      .orderBy(asc(importRows.row))
      .limit(AT_ONCE);
    yield some.map(storedRow);
    if (some.length < AT_ONCE) return;
    last = some.at(-1)?.row ?? last;
    await nextTurn();
  }
}

/** A stored row without its assessment. */
export function asItCame({ row, cells, misfit, state }: StoredRow): ImportRow {
  return { row, cells, misfit, isLeftOut: state === "leftOut" };
}

/** Stores rows in place of those with the same numbers. */
export async function storeRows(
  tx: Tx,
  importId: string,
  rows: readonly (PlannedRow | StoredRow)[],
): Promise<void> {
  const ids = newIds(rows.length);
  const stored = rows.map(({ row, item, cells, misfit, problems, values, title, ...more }, at) => {
    const state = "outcome" in more ? more.outcome : more.state;
    return {
      importId,
      row,
      state,
      itemId: state === "create" ? ids[at] : item?.id,
      itemVersion: item?.version,
      category: values?.category,
      unitMetric: values?.unitMetric,
      data: { cells, misfit, problems, values, title },
    };
  });
  const over = [importRows.importId, importRows.row];
  await mapByParts(AT_ONCE, stored, async (some) => {
    await insertRows(tx, importRows, some, { over });
    return [];
  });
}

export function isOtherwise(
  { outcome: state, ...planned }: PlannedRow,
  stored: StoredRow | undefined,
): boolean {
  return JSON.stringify(essenceOf({ ...planned, state })) !== JSON.stringify(stored && essenceOf(stored));
}

function essenceOf({ cells, misfit, state, problems, values, title, item }: StoredRow) {
  return { cells, misfit, state, problems, values, title, version: item?.version ?? 0 };
}
