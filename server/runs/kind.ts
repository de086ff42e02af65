import type { Tx } from "#db/client.ts";
import type { runRows, runs } from "#db/schema/index.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Audience } from "#domain/permissions.ts";
import type { SignedInCtx } from "../context.ts";

export type Run = typeof runs.$inferSelect;
export type RunRow = typeof runRows.$inferSelect;

/** What became of one row. */
export type RowOutcome = Pick<RunRow, "position" | "state"> &
  Partial<Pick<RunRow, "version" | "to" | "reason" | "changedBy" | "data">>;

/**
 * What a kind of run says of itself; everything else is the same for all: it goes on by itself, in the name of its
 * author, whether or not a page shows it, and after a restart from the row where it was.
 */
export type RunKind = {
  /** Who may begin one and go on with it; asked again before each step. */
  may: Exclude<Audience, "everybody">;
  /** Whose histories name who changed a record meanwhile. */
  records: readonly [HistoryRecord, ...HistoryRecord[]];
  /**
   * How many rows one transaction takes. A row by itself that cannot be done is left out, with its reason; among
   * several it is not known which one it was, and the run stops.
   */
  atOnce: number;
  /** Whether one is stopped where it is and goes on later. One that cannot is ended when its author may not go on with it. */
  canStop: boolean;
  /** Reads and checks its rows, up to the plan, where they are not all known when it is begun. */
  read?: (ctx: SignedInCtx, run: Run) => Promise<void>;
  /** What takes its time and changes nothing, before the transaction. */
  prepare?: (ctx: SignedInCtx, run: Run, rows: readonly RunRow[]) => Promise<unknown>;
  /** Does it with the next rows, in one transaction; a row that is refused by itself throws, or says so. */
  act: (
    tx: Tx,
    ctx: SignedInCtx,
    run: Run,
    rows: readonly RunRow[],
    prepared: unknown,
  ) => Promise<readonly RowOutcome[]>;
  /** Brings one back to what it was; refused where that is not possible any more. */
  undo?: (tx: Tx, ctx: SignedInCtx, row: RunRow) => Promise<void>;
};

/** By the name under which a run remembers its kind. */
export type RunKinds = Readonly<Record<string, RunKind>>;
