import type { Database } from "#db/client.ts";
import { VISITOR, type Actor } from "#domain/actor.ts";
import { chooseLocale, type Locale } from "#domain/locales.ts";
import { findSession } from "./accounts/session.ts";
import type { Portal } from "./portal.ts";

/** What a verb knows of the call it serves. */
export type Ctx = {
  db: Database;
  actor: Actor;
  /** The login the call belongs to, among those of its actor. */
  family?: string;
  now: Date;
  locale: Locale;
  requestId: string;
  /** Where the call came from, for rate limits only. */
  address: string;
  /** From the header of the same name; see idempotency.ts. */
  idempotencyKey?: string;
  portal: Portal;
};

const KEY_FORM = /^[A-Za-z0-9_-]{8,128}$/;

/** Builds the context of one HTTP call; the actor comes from the session cookie and nothing else. */
export async function createContext(
  portal: Portal,
  request: Request,
  call: { requestId: string; address: string },
): Promise<Ctx> {
  const key = request.headers.get("idempotency-key") ?? undefined;
  const session = await findSession(portal, request);
  return {
    db: portal.db,
    actor: session?.actor ?? VISITOR,
    family: session?.family,
    now: portal.clock(),
    locale: localeOf(request),
    requestId: call.requestId,
    address: call.address,
    idempotencyKey: key && KEY_FORM.test(key) ? key : undefined,
    portal,
  };
}

/** The visitor's language: the mirrored choice, else the browser's first language. */
export function localeOf(request: Request): Locale {
  const cookie = /(?:^|;\s*)language=(pt|en)(?:;|$)/.exec(request.headers.get("cookie") ?? "");
  return chooseLocale(cookie?.[1], request.headers.get("accept-language")?.slice(0, 64).trim());
}
