import type { Tx } from "#db/client.ts";
import type { runRows, runs } from "#db/schema/index.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Audience } from "#domain/permissions.ts";
import type { SignedInCtx } from "../portal/context.ts";

export type Run = typeof runs.$inferSelect;

/** The name by which one process holds it. */
export function claimOf({ id }: Pick<Run, "id">): string {
  return `run:${id}`;
}

export type RunRow = typeof runRows.$inferSelect;

/** The outcome of a row. */
export type RowOutcome = Pick<RunRow, "state"> &
  Partial<Pick<RunRow, "version" | "to" | "reason" | "changedBy" | "data">>;

/**
 * What a kind of run declares. The rest is shared: runs advance in the background in their author's name, and resume
 * after a restart.
 */
export type RunKind = {
  /** Permission that is checked again before each step. */
  may: Exclude<Audience, "everybody">;
  /** Histories that name who changed a record meanwhile. */
  records: readonly [HistoryRecord, ...HistoryRecord[]];
  /** Slow and without effects, before the transaction. */
  prepare?: (ctx: SignedInCtx, run: Run, row: RunRow) => Promise<unknown>;
  /** The next row in a transaction of its own; a refused one throws, and is left out with its reason. */
  act: (tx: Tx, ctx: SignedInCtx, run: Run, row: RunRow, prepared: unknown) => Promise<RowOutcome>;
  /** Undoes one row; refused when that is no longer possible. */
  undo?: (tx: Tx, ctx: SignedInCtx, row: RunRow, run: Run) => Promise<void>;
};

/** Kinds of run by their stored name. */
export type RunKinds = Readonly<Record<string, RunKind>>;
