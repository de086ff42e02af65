import type { SignedInCtx } from "../../portal/context.ts";
import { takeTurn } from "../../portal/rate.ts";

/** The rate of messages, because each one is mailed. */
const SAID = { limit: 60, windowMs: 10 * 60_000 };

/** Counts a message against the rate; refused with `tooManyRequests`. */
export function takeTurnToSay({ portal, actor }: SignedInCtx): void {
  takeTurn(portal.limiter, `say:${actor.id}`, SAID);
}
