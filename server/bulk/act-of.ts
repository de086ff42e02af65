import type { BulkAct } from "#domain/bulk/acts.ts";
import type { Run } from "../runs/kind.ts";

/** Stored together by the preview. */
export function actOf({ kind, verb }: Pick<Run, "kind" | "verb">): BulkAct {
  return { kind, verb } as BulkAct;
}
