import type { Every, Met } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import type { Settlement } from "#domain/orders/moves/balance.ts";
import type { BulkVerb, BulkKind } from "#domain/bulk/acts.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Audience } from "#domain/permissions.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import type { RunKind, RunRow } from "./kind.ts";
import type { Names } from "./names.ts";

/** What the verb would do with a record, or why not. */
export type Assessed = Met & {
  reference: string;
  from: string;
  to: string;
  reason?: Reason | undefined;
  /** A warning for a record that is done nevertheless. */
  caution?: Reason | undefined;
  /** Facts that `make` compares beside the version. */
  seen?: unknown;
};
/** A record and its change as previewed. */
export type Frozen = Met & { from: string; to: string; seen?: unknown; settledAs?: Settlement | undefined };
/** A changed record, with what undoing needs. */
export type Made = {
  version: number;
  undo?: unknown;
  /** If it differs from the preview. */ to?: string;
};
/** A record as the run left it, with what undoing needs. */
export type Undone = Frozen & { undo: unknown; note: string };

/** One verb on many records of a kind, by the rule of the single verb. */
export type Bulk<Kind extends BulkKind, Column extends string, Of extends Filters> = {
  /** Histories that name who changed a record meanwhile. */
  records: readonly [HistoryRecord, ...HistoryRecord[]];
  may: Exclude<Audience, "everybody">;
  /** The list that they are chosen from, as this reader sees it. */
  every: (ctx: SignedInCtx) => Every<Column, Of>;
  /**
   * The outcome for these records, as if everything the verb asks for were given; unknown ids are left out. Called in
   * batches: `noted` carries over to later ones.
   */
  assess: (
    db: ReadDb,
    ctx: Ctx,
    ids: readonly string[],
    verb: BulkVerb<Kind>,
    noted: Set<string>,
  ) => Promise<readonly Assessed[]>;
  /** Organisation or recipient, a few hundred at a time. */
  name?: (db: ReadDb, ids: readonly string[]) => Promise<Names>;
  /** Slow and without effects, before each transaction. */
  prepare?: (ctx: SignedInCtx, record: Met, verb: BulkVerb<Kind>) => Promise<unknown>;
  /** Changes one record in a transaction of its own; refuses what the single verb refuses. */
  make: (
    tx: Tx,
    ctx: SignedInCtx,
    record: Frozen,
    verb: BulkVerb<Kind>,
    note: string,
    prepared: unknown,
  ) => Promise<Made>;
  /** Undoes one record; refused when that is no longer possible. */
  undo: (tx: Tx, ctx: SignedInCtx, record: Undone) => Promise<void>;
};

/** Declares a bulk action beside the verbs of its noun; hides the types of the list's query. */
export function bulkOf<Kind extends BulkKind, Column extends string, Of extends Filters>(
  _kind: Kind,
  declared: Bulk<Kind, Column, Of>,
): AnyBulk {
  return declared as unknown as AnyBulk;
}

export type AnyBulk = Bulk<BulkKind, string, Filters>;

/** The run of a bulk action: each record in a transaction of its own. */
export function runOf({ may, records, prepare, make, undo }: AnyBulk): RunKind {
  return {
    may,
    records,
    prepare: async (ctx, run, row) => prepare?.(ctx, recordOf(row), verbOf(run)),
    async act(tx, ctx, run, row, prepared) {
      const record = { ...recordOf(row), from: row.from, to: row.to, seen: row.data, ...givenOf(run) };
      const made = await make(tx, ctx, record, verbOf(run), run.note, prepared);
      const { version, undo: memory = null, to = row.to } = made;
      return { state: "done", version, to, data: memory };
    },
    undo: (tx, ctx, row, run) =>
      undo(tx, ctx, {
        ...recordOf(row),
        from: row.from,
        to: row.to,
        undo: row.data,
        note: givenOf(run).undoNote ?? "",
      }),
  };
}

function recordOf({ recordId, version }: RunRow): Met {
  return { id: recordId, version };
}

/** What was given for all of them beside the note. */
type Given = {
  settledAs?: Settlement | undefined;
  /** Why it is taken back, where that needs a note. */
  undoNote?: string;
};

/** Stored by the call that began the run. */
function givenOf({ facts }: { facts: unknown }): Given {
  return (facts ?? {}) as Given;
}

/** The preview stored a verb of its kind. */
function verbOf({ verb }: { verb: string }): BulkVerb {
  return verb as BulkVerb;
}
