import type { BulkAct } from "#domain/bulk/acts.ts";
import type { Run } from "../runs/kind.ts";

/** The bulk action of a run; the preview stored its kind and verb together. */
export function actOf({ kind, verb }: Pick<Run, "kind" | "verb">): BulkAct {
  return { kind, verb } as BulkAct;
}
