import { BULKS } from "../bulk/kinds.ts";
import { runOf } from "../runs/bulk-of.ts";
import type { RunKinds } from "../runs/kind.ts";

/** Every kind of run there is, by the name that a stored run has of it. */
export const RUN_KINDS: RunKinds = Object.fromEntries(
  Object.entries(BULKS).map(([kind, bulk]) => [kind, runOf(bulk)]),
);
