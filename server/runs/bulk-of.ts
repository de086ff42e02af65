import type { Every, Met } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import type { BulkVerb, BulkKind } from "#domain/bulk/acts.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Audience } from "#domain/permissions.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Ctx, SignedInCtx } from "../context.ts";
import type { RunKind, RunRow } from "./kind.ts";
import type { Names } from "./names.ts";

/** A record before the verb: where it would lead, or why not. */
export type Assessed = Met & {
  reference: string;
  from: string;
  to: string;
  reason?: Reason | undefined;
  /** What the author of the run should know of a record that is done all the same. */
  caution?: Reason | undefined;
  /** What was seen of it beyond its version, for `make` to compare. */
  seen?: unknown;
};
/** A record as the preview showed it. */
export type Frozen = Met & { from: string; to: string; seen?: unknown };
/** A record after it: its version, and what undoing needs. */
export type Made = {
  version: number;
  undo?: unknown;
  /** Where it went, where that may be another than the preview said. */ to?: string;
};
/** A record that is undone: as the run left it. */
export type Undone = Frozen & { undo: unknown };

/** How one verb is done with many records of a kind: by the rule and the verb of the single record. */
export type Bulk<Kind extends BulkKind, Column extends string, Of extends Filters> = {
  /** Whose histories name who changed a record meanwhile. */
  records: readonly [HistoryRecord, ...HistoryRecord[]];
  may: Exclude<Audience, "everybody">;
  /** The whole list that they are chosen from, as this reader sees it. */
  every: (ctx: SignedInCtx) => Every<Column, Of>;
  /**
   * What would become of these records; whatever the verb asks for counts as given. Without those that are none. Many
   * are assessed some after others: what is `noted` of earlier ones is there for those that come after them.
   */
  assess: (
    db: ReadDb,
    ctx: Ctx,
    ids: readonly string[],
    verb: BulkVerb<Kind>,
    noted: Set<string>,
  ) => Promise<readonly Assessed[]>;
  /** Whose record it is, or who is notified of it, where the reference does not say it; some hundred at a time. */
  name?: (db: ReadDb, ids: readonly string[]) => Promise<Names>;
  /** What takes its time and changes nothing, before the transaction of one. */
  prepare?: (ctx: SignedInCtx, record: Met, verb: BulkVerb<Kind>) => Promise<unknown>;
  /** Does it with one, in a transaction of its own; refuses what the single verb refuses. */
  make: (
    tx: Tx,
    ctx: SignedInCtx,
    record: Frozen,
    verb: BulkVerb<Kind>,
    note: string,
    prepared: unknown,
  ) => Promise<Made>;
  /** Brings one back to what it was; refused where that is not possible any more. */
  undo: (tx: Tx, ctx: SignedInCtx, record: Undone) => Promise<void>;
};

/** Declared beside the verbs of its noun; the one difference between the kinds is what their lists are asked. */
export function bulkOf<Kind extends BulkKind, Column extends string, Of extends Filters>(
  _kind: Kind,
  declared: Bulk<Kind, Column, Of>,
): AnyBulk {
  return declared as unknown as AnyBulk;
}

export type AnyBulk = Bulk<BulkKind, string, Filters>;

/** Many records of a list as a run: each in a transaction of its own. */
export function runOf({ may, records, prepare, make, undo }: AnyBulk): RunKind {
  return {
    may,
    records,
    atOnce: 1,
    canStop: false,
    prepare: async (ctx, run, [row]) => row && prepare?.(ctx, recordOf(row), verbOf(run)),
    async act(tx, ctx, run, [row], prepared) {
      if (!row) return [];
      const record = { ...recordOf(row), from: row.from, to: row.to, seen: row.data };
      const made = await make(tx, ctx, record, verbOf(run), run.note, prepared);
      const { version, undo: memory = null, to = row.to } = made;
      return [{ position: row.position, state: "done", version, to, data: memory }];
    },
    undo: (tx, ctx, row) => undo(tx, ctx, { ...recordOf(row), from: row.from, to: row.to, undo: row.data }),
  };
}

function recordOf({ recordId, version }: RunRow): Met {
  return { id: recordId, version };
}

/** A verb of its kind since the preview. */
function verbOf({ verb }: { verb: string }): BulkVerb {
  return verb as BulkVerb;
}
