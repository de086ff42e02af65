import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { runRows } from "#db/schema/index.ts";
import type { Outcome, PlannedRow } from "#domain/imports/plan.ts";
import type { ImportRow } from "#domain/imports/row.ts";
import { nextTurn } from "../platform/turns.ts";
import type { RunRow } from "../runs/kind.ts";

/** What is kept of a planned row besides its place, its item and what it comes to. */
type Kept = Pick<PlannedRow, "cells" | "surplus" | "isLeftOut" | "problems" | "values">;

/** A row as the plan has it. */
export type StoredRow = ImportRow &
  Pick<PlannedRow, "outcome" | "problems" | "values" | "title"> & { itemId: string };

export function storedRow(row: RunRow): StoredRow {
  const { cells, surplus, isLeftOut, problems, values } = row.data as Kept;
  const { position, recordId: itemId, reference: title, to } = row;
  // Its rows lead where the plan said.
  const outcome = to as Outcome;
  return { row: position, cells, surplus, isLeftOut, problems, values, outcome, title, itemId };
}

/** What is kept of a row that something came between. */
export function withProblem(row: RunRow, problem: PlannedRow["problems"][number]): Kept {
  return { ...(row.data as Kept), problems: [problem] };
}

const AT_ONCE = 250;

/** The rows of an import as they are kept, read some hundred at a time. */
export async function readStoredRows(db: ReadDb, importId: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for await (const some of storedRows(db, importId)) rows.push(...some);
  return rows;
}

/** The same, or those of them that are meant, some hundred after others, between which other calls are answered. */
export async function* storedRows(db: ReadDb, importId: string, isMeant?: SQL): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const some = await db
      .select()
      .from(runRows)
      .where(and(eq(runRows.runId, importId), gt(runRows.position, last), isMeant))
      .orderBy(asc(runRows.position))
      .limit(AT_ONCE);
    yield some.map(storedRow);
    if (some.length < AT_ONCE) return;
    last = some.at(-1)?.position ?? last;
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
  await tx.delete(runRows).where(and(eq(runRows.runId, importId), inArray(runRows.position, numbers)));
  // What a row is to make has its id already, so that nothing makes it twice.
  const ids = newIds(planned.length);
  await insertRows(
    tx,
    runRows,
    planned.map(({ row, outcome, title, item, cells, surplus, isLeftOut, problems, values }, at) => ({
      runId: importId,
      position: row,
      recordId: outcome === "create" ? ids[at] : item?.id,
      reference: title,
      version: item?.version,
      to: outcome,
      state: outcome === "create" || outcome === "change" ? ("waiting" as const) : ("skipped" as const),
      data: { cells, surplus, isLeftOut, problems, values } satisfies Kept,
    })),
  );
}

/** Whether a row comes to something else than it did. */
export function isOtherwise(planned: PlannedRow, stored: StoredRow | undefined): boolean {
  return JSON.stringify(essenceOf(planned)) !== JSON.stringify(stored && essenceOf(stored));
}

function essenceOf({ cells, surplus, outcome, problems, values, title }: Omit<StoredRow, "itemId">) {
  return { cells, surplus, outcome, problems, values, title };
}
