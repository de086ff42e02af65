import type { SignedInCtx } from "../context.ts";
import { contextInTheNameOf } from "../in-the-name-of.ts";
import type { Portal } from "../portal.ts";
import { BULKS } from "./kinds.ts";
import type { BulkRun } from "./load.ts";

/** A run goes on in the name of whoever began it, as long as that person may. */
export function contextOf(
  portal: Portal,
  { id, actorId, kind, count }: BulkRun,
): Promise<SignedInCtx | undefined> {
  return contextInTheNameOf(portal, { id, actorId, count, of: "bulk", may: BULKS[kind].may });
}
