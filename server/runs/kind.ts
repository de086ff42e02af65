import type { Tx } from "#db/client.ts";
import type { runRows, runs } from "#db/schema/index.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Audience } from "#domain/permissions.ts";
import type { SignedInCtx } from "../context.ts";

export type Run = typeof runs.$inferSelect;

/** The name by which one process holds it. */
export function claimOf({ id }: Pick<Run, "id">): string {
  return `run:${id}`;
}

export type RunRow = typeof runRows.$inferSelect;

export type RowOutcome = Pick<RunRow, "position" | "state"> &
  Partial<Pick<RunRow, "version" | "to" | "reason" | "changedBy" | "data">>;

/**
 * What a kind of run declares. The rest is shared: runs advance in the background in their author's name, and resume
 * after a restart.
 */
export type RunKind = {
  /** Checked again before each step. */
  may: Exclude<Audience, "everybody">;
  /** Histories that name who changed a record meanwhile. */
  records: readonly [HistoryRecord, ...HistoryRecord[]];
  /**
   * Rows per transaction. With 1, a refused row is left out with its reason; with more it is unknown which one
   * failed, so the run stops.
   */
  atOnce: number;
  /** Otherwise it ends when its author may not continue. */
  canStop: boolean;
  /** Reads its rows up to the plan, where they are not known at the start. */
  read?: (ctx: SignedInCtx, run: Run) => Promise<void>;
  /** Slow and without effects, before the transaction. */
  prepare?: (ctx: SignedInCtx, run: Run, rows: readonly RunRow[]) => Promise<unknown>;
  /** The next rows in one transaction; a single refused row throws, or says so. */
  act: (
    tx: Tx,
    ctx: SignedInCtx,
    run: Run,
    rows: readonly RunRow[],
    prepared: unknown,
  ) => Promise<readonly RowOutcome[]>;
  /** Refused where it is no longer possible. */
  undo?: (tx: Tx, ctx: SignedInCtx, row: RunRow, run: Run) => Promise<void>;
};

/** By name, as stored. */
export type RunKinds = Readonly<Record<string, RunKind>>;
