import type { Context, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { VISITOR } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { findSession } from "../accounts/session.ts";
import { type Ctx, localeOf, waitOf } from "../portal/context.ts";
import type { Turns } from "../platform/turns.ts";
import type { Portal } from "../portal/portal.ts";

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
    waitMs: waitOf(request),
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

/** Half a megabyte over the poorest usable line. */
const BODY_MS = 60_000;

/** Reads a body before it is looked at: refused when it has more bytes, or does not come to its end in time. */
export function atMost(limitBytes: number, withinMs = BODY_MS): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    if (Number(raw.headers.get("content-length") ?? 0) > limitBytes)
      throw refuse("payloadTooLarge", { limitBytes });
    const body = await readWhole(raw.body, limitBytes, withinMs);
    c.req.raw = new Request(raw, { method: raw.method, body });
    return next();
  };
}

async function readWhole(body: ReadableStream<Uint8Array>, limitBytes: number, withinMs: number) {
  const reader = body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, withinMs);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.byteLength;
      if (size > limitBytes) throw refuse("payloadTooLarge", { limitBytes });
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
  // A stopped reader reports the end of the body.
  if (isLate) throw new HTTPException(408);
  return Buffer.concat(parts);
}
