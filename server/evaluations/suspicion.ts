import { suspect, type Suspicion } from "#domain/evaluations/suspicion.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { Loaded } from "./load.ts";

/** A suspected conflict; undefined when there is none or it is settled. */
export function suspicionOf({ actor }: SignedInCtx, { applicant, isSettled }: Loaded): Suspicion | undefined {
  return isSettled ? undefined : suspect(actor, applicant);
}
