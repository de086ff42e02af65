import { suspect, type Suspicion } from "#domain/evaluations/suspicion.ts";
import type { SignedInCtx } from "../context.ts";
import type { Loaded } from "./load.ts";

/** Why the reader may have a conflict of interest that nobody has settled; undefined when nothing speaks for one. */
export function suspicionOf({ actor }: SignedInCtx, { applicant, isSettled }: Loaded): Suspicion | undefined {
  return isSettled ? undefined : suspect(actor, applicant);
}
