import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { SignedInUser } from "#domain/actor.ts";
import { lookingInput } from "#domain/looking.ts";
import { type Audience, whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import { jsonOnly } from "../http/same-origin.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";
import type { LiveReader } from "../live/live.ts";
import { requirePlace } from "../live/place.ts";
import { openPresence } from "../live/presence.ts";
import { atMost, type Call, contextOf } from "./route.ts";

/** Accounts that have records to look at. */
const MAY: Audience = ["orders.view", "own.view"];

/** Who has a record open is for the team to know, and of each record for those who may open it. */
const TEAM: Audience = ["orders.view"];

/** A browser opens one stream, and another when its tabs take turns or its connection breaks. */
const OPENED_PER_ACCOUNT: Rate = { limit: 120, windowMs: 60_000 };

/** A page says so every 15 seconds, and whenever others come or go; what it changes is sent to the whole team. */
const SAID_PER_ACCOUNT: Rate = { limit: 600, windowMs: 60_000 };

/** Most bytes of a report, which names a page and its record. */
const MOST_SAID_BYTES = 1024;

/** /api/live: changes as server-sent events or, where those do not get through, by polling. */
export function liveRoutes(portal: Portal): Hono<Call> {
  const presence = openPresence(portal.clock);
  return new Hono<Call>()
    .get("/", async (c) => {
      const reader = await readerOf(portal, c);
      if (c.req.method === "HEAD") return c.body(null);
      takeTurn(portal.limiter, `live:${reader.actor.id}`, OPENED_PER_ACCOUNT);
      return portal.live.open(reader, c.req.raw, sinceOf(c));
    })
    .get("/missed", async (c) => {
      const { actor } = await readerOf(portal, c);
      c.header("cache-control", "no-store");
      return c.json(await portal.live.missed(actor, sinceOf(c)));
    })
    .post("/looking", jsonOnly(), atMost(MOST_SAID_BYTES), async (c) => {
      const { actor } = await readerOf(portal, c, TEAM);
      takeTurn(portal.limiter, `looking:${actor.id}`, SAID_PER_ACCOUNT);
      const input = v.safeParse(lookingInput, await c.req.json().catch(() => undefined));
      if (!input.success) return c.json({ message: "Not a page and its record" }, 400);
      const { page, at, isWriting } = input.output;
      if (at !== null) await requirePlace(portal.db.read, actor, at);
      const looking = { actor, page, at: at ?? undefined, isWriting };
      for (const place of presence.look(looking)) portal.live.tellLooking(place);
      c.header("cache-control", "no-store");
      return c.json({ others: at === null ? [] : presence.othersAt(at, looking) });
    });
}

async function readerOf(portal: Portal, c: Context<Call>, audience: Audience = MAY): Promise<LiveReader> {
  const { actor, address, family = "" } = await contextOf(portal, c);
  const reason = whyNotCall(actor, audience);
  if (reason) throw new Refusal(reason);
  return { actor: actor as SignedInUser, family, address };
}

/** A browser that reconnects by itself names the last event it had; a script does so in the address. */
function sinceOf(c: Context): string | undefined {
  return c.req.header("last-event-id") ?? c.req.query("since");
}
