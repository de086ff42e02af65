import type { LibSQLDatabase } from "drizzle-orm/libsql";
import type { ShownKind } from "#domain/live.ts";
import type { Action } from "#domain/permissions.ts";
import type { HistoryRecord } from "#domain/records.ts";

export type ReadDb = LibSQLDatabase;
export type Tx = Parameters<Parameters<ReadDb["transaction"]>[0]>[0];

/** What a transaction wrote that somebody waits for: a record was changed (by whom), a login is over, a message can leave, a run went on, something without a history looks different. */
export type Written =
  | {
      kind: "record";
      record: HistoryRecord;
      recordId: string;
      submissionId: string | null;
      by: string | null;
    }
  | { kind: "loginEnded"; family: string }
  | { kind: "mail" }
  | { kind: "run"; id: string; by: string }
  | { kind: "shown"; as: ShownKind; id: string; to: ShownTo };

/** One account, those who may do one of these actions, or the exhibitors of a submission. */
export type ShownTo =
  | { account: string }
  | { may: readonly [Action, ...Action[]] }
  | { membersOf: string; except?: string };
