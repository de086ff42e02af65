import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { newIds } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { runRows } from "#db/schema/index.ts";
import type { Outcome, PlannedRow } from "#domain/imports/plan.ts";
import type { ImportRow } from "#domain/imports/row.ts";
import { nextTurn } from "../platform/turns.ts";
import type { RunRow } from "../runs/kind.ts";

/** Besides position, item and outcome. */
type Kept = Pick<PlannedRow, "cells" | "misfit" | "isLeftOut" | "problems" | "values">;

export type StoredRow = ImportRow &
  Pick<PlannedRow, "outcome" | "problems" | "values" | "title"> & { itemId: string };

export function storedRow(row: RunRow): StoredRow {
  const { cells, misfit, isLeftOut, problems, values } = row.data as Kept;
  const { position, recordId: itemId, reference: title, to } = row;
  // Stored by the plan.
  const outcome = to as Outcome;
  return { row: position, cells, misfit, isLeftOut, problems, values, outcome, title, itemId };
}

/** A row that became too late. */
export function withProblem(row: RunRow, problem: PlannedRow["problems"][number]): Kept {
  return { ...(row.data as Kept), problems: [problem] };
}

const AT_ONCE = 250;

/** A few hundred at a time. */
export async function readStoredRows(db: ReadDb, importId: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for await (const some of storedRows(db, importId)) rows.push(...some);
  return rows;
}

/** All or some of them, a few hundred at a time, yielding in between. */
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

/** Without its assessment. */
export function asItCame({ row, cells, misfit, isLeftOut }: StoredRow): ImportRow {
  return { row, cells, misfit, isLeftOut };
}

/** Replaces rows of the same numbers. */
export async function storeRows(tx: Tx, importId: string, planned: readonly PlannedRow[]): Promise<void> {
  const numbers = planned.map(({ row }) => row);
  await tx.delete(runRows).where(and(eq(runRows.runId, importId), inArray(runRows.position, numbers)));
  // New items get their id now, so that nothing creates them twice.
  const ids = newIds(planned.length);
  await insertRows(
    tx,
    runRows,
    planned.map(({ row, outcome, title, item, cells, misfit, isLeftOut, problems, values }, at) => ({
      runId: importId,
      position: row,
      recordId: outcome === "create" ? ids[at] : item?.id,
      reference: title,
      version: item?.version,
      to: outcome,
      state: outcome === "create" || outcome === "change" ? ("waiting" as const) : ("skipped" as const),
      data: { cells, misfit, isLeftOut, problems, values } satisfies Kept,
    })),
  );
}

export function isOtherwise(planned: PlannedRow, stored: StoredRow | undefined): boolean {
  return JSON.stringify(essenceOf(planned)) !== JSON.stringify(stored && essenceOf(stored));
}

function essenceOf({ cells, misfit, outcome, problems, values, title }: Omit<StoredRow, "itemId">) {
  return { cells, misfit, outcome, problems, values, title };
}
