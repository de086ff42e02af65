import { BULK_KINDS, type BulkAct } from "#domain/bulk/acts.ts";
import type { Run } from "../runs/kind.ts";
import type { RunsOf } from "../runs/load.ts";

export const BULK_RUNS: RunsOf = { kinds: BULK_KINDS, record: "bulk", closed: "bulkClosed" };

/** Stored together by the preview. */
export function actOf({ kind, verb }: Pick<Run, "kind" | "verb">): BulkAct {
  return { kind, verb } as BulkAct;
}
