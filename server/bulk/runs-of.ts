import { BULK_KINDS, type BulkAct } from "#domain/bulk/acts.ts";
import type { Run } from "../runs/kind.ts";
import type { RunsOf } from "../runs/load.ts";

/** How the calls of runs over many records speak of them. */
export const BULK_RUNS: RunsOf = { kinds: BULK_KINDS, record: "bulk", closed: "bulkClosed" };

/** Its kind and its verb belong together since the preview. */
export function actOf({ kind, verb }: Pick<Run, "kind" | "verb">): BulkAct {
  return { kind, verb } as BulkAct;
}
