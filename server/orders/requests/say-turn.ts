import type { SignedInCtx } from "../../portal/context.ts";
import { takeTurn } from "../../portal/rate.ts";

/** Each is a mail to somebody. */
const SAID = { limit: 60, windowMs: 10 * 60_000 };

/** Refused with `tooManyRequests`. */
export function takeTurnToSay({ portal, actor }: SignedInCtx): void {
  takeTurn(portal.limiter, `say:${actor.id}`, SAID);
}
