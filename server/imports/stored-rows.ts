import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { importRows } from "#db/schema/index.ts";
import type { PlannedRow } from "#domain/imports/plan.ts";
import type { ImportRow } from "#domain/imports/row.ts";
import { nextTurn } from "../platform/turns.ts";

export type StoredRow = typeof importRows.$inferSelect;

const AT_ONCE = 250;

/** The rows of an import as they are kept, read some hundred at a time. */
export async function readStoredRows(db: ReadDb, importId: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for await (const some of storedRows(db, importId)) rows.push(...some);
  return rows;
}

/** The same, or those of them that are meant, some hundred after others, between which whoever came is heard. */
export async function* storedRows(db: ReadDb, importId: string, isMeant?: SQL): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const some = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, importId), gt(importRows.row, last), isMeant))
      .orderBy(asc(importRows.row))
      .limit(AT_ONCE);
    yield some;
    if (some.length < AT_ONCE) return;
    last = some.at(-1)?.row ?? last;
    await nextTurn();
  }
}

/** A row as it came, without what it was found to be. */
export function asItCame({ row, cells, surplus, isLeftOut }: StoredRow): ImportRow {
  return { row, cells, surplus, isLeftOut };
}

/** Puts planned rows in the place of those of the same numbers. */
export async function storeRows(tx: Tx, importId: string, planned: readonly PlannedRow[]): Promise<void> {
  const numbers = planned.map(({ row }) => row);
  await tx.delete(importRows).where(and(eq(importRows.importId, importId), inArray(importRows.row, numbers)));
  // What a row is to make has its id already, so that nothing makes it twice.
  const ids = newIds(planned.length);
  await insertRows(
    tx,
    importRows,
    planned.map(({ row, cells, surplus, isLeftOut, outcome, problems, values, title, item }, at) => ({
      row,
      cells,
      surplus,
      isLeftOut,
      outcome,
      problems,
      values,
      title,
      importId,
      itemId: outcome === "create" ? ids[at] : item?.id,
      itemVersion: item?.version,
      result: outcome === "create" || outcome === "change" ? ("waiting" as const) : null,
    })),
  );
}

/** Whether a row comes to something else than it did. */
export function isOtherwise(planned: PlannedRow, stored: StoredRow | undefined): boolean {
  return (
    JSON.stringify(essenceOf(planned)) !== JSON.stringify(stored && essenceOf({ ...stored, item: null }))
  );
}

function essenceOf({ cells, surplus, outcome, problems, values, title }: Omit<PlannedRow, "marks">) {
  return { cells, surplus, outcome, problems, values, title };
}
