import { parse } from "hono/utils/cookie";
import type { Database } from "#db/client.ts";
import { type Actor, type SignedInUser } from "#domain/actor.ts";
import { chooseLocale, isLocale, type Locale } from "#domain/locales.ts";
import { type Audience, whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { Portal } from "./portal.ts";
import type { Turns } from "../platform/turns.ts";

/** What a verb knows of the call it serves. */
export type Ctx = {
  db: Database;
  actor: Actor;
  /** The login the call belongs to, among those of its actor. */
  family?: string;
  now: Date;
  locale: Locale;
  requestId: string;
  /** The caller's address, for rate limits only. */
  address: string;
  /** The header of the same name, its form checked before any change; see idempotency.ts. */
  idempotencyKey?: string;
  /** How long the reader waits for an answer, if the call says so; see print-for.ts. */
  waitMs?: number | undefined;
  /** The run over many records that the call is a part of. */
  bulk?: { id: string; count: number };
  /** Set in a batch: waits for the calls before it. */
  inTurn?: Turns | undefined;
  portal: Portal;
};

/** The context of a call that is not for everybody. */
export type SignedInCtx = Ctx & { actor: SignedInUser };

/** The context of somebody who may make a call of this audience; refused with the reason to anybody else. */
export function requireSignedIn(ctx: Ctx, audience: Exclude<Audience, "everybody">): SignedInCtx {
  const { actor } = ctx;
  const reason = whyNotCall(actor, audience);
  if (reason) throw new Refusal(reason);
  if (actor.kind !== "user") throw refuse("signInRequired");
  return { ...ctx, actor };
}

/** The visitor's language: the mirrored choice, else the browser's first language. */
export function localeOf(request: Request): Locale {
  return chooseLocale(chosenLocale(request), request.headers.get("accept-language")?.slice(0, 64).trim());
}

/** The language a visitor once chose here, mirrored into a cookie by the browser. */
export function chosenLocale(request: Request): Locale | undefined {
  const { language } = parse(request.headers.get("cookie") ?? "", "language");
  return isLocale(language) ? language : undefined;
}

/** What a reader would rather wait than have no answer (RFC 7240: `Prefer: wait=10`), in milliseconds. */
export function waitOf(request: Request): number | undefined {
  const seconds = /(?:^|,)\s*wait\s*=\s*(\d{1,3})\b/.exec(request.headers.get("prefer") ?? "")?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}
