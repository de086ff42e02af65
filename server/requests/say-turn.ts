import type { SignedInCtx } from "../context.ts";
import { takeTurn } from "../rate.ts";

/** More than anybody writes; each of them is a mail to somebody. */
const SAID = { limit: 60, windowMs: 10 * 60_000 };

/** What somebody says of a request is limited in a time; refused with `tooManyRequests`. */
export function takeTurnToSay({ portal, actor }: SignedInCtx): void {
  takeTurn(portal.limiter, `say:${actor.id}`, SAID);
}
