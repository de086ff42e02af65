import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { VISITOR } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { findSession } from "../accounts/session.ts";
import { type Ctx, localeOf } from "../context.ts";
import type { Turns } from "../platform/turns.ts";
import type { Portal } from "../portal.ts";

/** What the application says to every route of a call. */
export type Call = { Variables: { requestId: string; address: string } };

/** The context of one HTTP call; the actor comes from the session cookie and nothing else. */
export async function createContext(
  portal: Portal,
  request: Request,
  call: { requestId: string; address: string; inTurn?: Turns | undefined },
): Promise<Ctx> {
  const session = await findSession(portal, request);
  return {
    db: portal.db,
    actor: session?.actor ?? VISITOR,
    family: session?.family,
    now: portal.clock(),
    locale: localeOf(request),
    requestId: call.requestId,
    address: call.address,
    inTurn: call.inTurn,
    idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
    portal,
  };
}

/** The context of a call to a plain route. */
export function contextOf(portal: Portal, c: Context<Call>): Promise<Ctx> {
  return createContext(portal, c.req.raw, callOf(c));
}

/** Which call it is, and where it came from. */
export function callOf(c: { get: (key: "requestId" | "address") => string }): Call["Variables"] {
  return { requestId: c.get("requestId"), address: c.get("address") };
}

/** Refuses a body of more bytes before it is read. */
export function atMost(limitBytes: number) {
  return bodyLimit({
    maxSize: limitBytes,
    onError: () => {
      throw refuse("payloadTooLarge", { limitBytes });
    },
  });
}
