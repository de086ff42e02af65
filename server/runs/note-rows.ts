import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import type { RunRowState } from "#domain/runs/run.ts";
import type { RowOutcome, Run } from "./kind.ts";

/** Those with nothing but a state in one statement. */
export async function noteRows(tx: Tx, { id }: Run, outcomes: readonly RowOutcome[]): Promise<void> {
  const plain = new Map<RunRowState, number[]>();
  for (const { position, ...change } of outcomes) {
    if (Object.keys(change).length === 1) {
      plain.set(change.state, [...(plain.get(change.state) ?? []), position]);
    } else {
      await tx
        .update(runRows)
        .set(change)
        .where(and(eq(runRows.runId, id), eq(runRows.position, position)));
    }
  }
  for (const [state, positions] of plain) {
    await tx
      .update(runRows)
      .set({ state })
      .where(and(eq(runRows.runId, id), inArray(runRows.position, positions)));
  }
}
