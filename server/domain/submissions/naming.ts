import { type Actor, isPartner } from "../actor.ts";
import type { SubmissionStatus } from "./status.ts";

/** An organisation agrees by itself, and takes it back at any time; the team can only take it back for it. */
export function maySetNaming(actor: Actor, mayName: boolean): boolean {
  return isPartner(actor) || !mayName;
}

/** Who agreed is named once its contract is signed; from then on the tick stands there, with or without an order. */
export const NAMED_STATUS = "SIGNED_CONTRACT" satisfies SubmissionStatus;
