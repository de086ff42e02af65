import { Hono } from "hono";
import { noteErasure } from "../erasures/journal.ts";
import { isKept, keepOptOut, readOptOutToken, takeOptOutBack } from "../mail/opt-out.ts";
import { answerOptOut } from "../pages/pages.ts";
import type { RenderedPages } from "../pages/rendered-pages.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";
import { atMost, type Call } from "./route.ts";

const LIMIT_BYTES = 8 * 1024;
const PER_LINK: Rate = { limit: 20, windowMs: 10 * 60_000 };
const UNKNOWN_PER_ADDRESS: Rate = { limit: 60, windowMs: 15 * 60_000 };

/**
 * `POST /unsubscribe/<token>`: no more campaigns, by the button of a mail program (RFC 8058), which gets a short answer,
 * or by the form of our page, which is answered with a page; `again` in the body takes it back. The one change that asks
 * for neither Origin nor cookie: mail servers send it, and the token is all that it goes by. A token that nobody has
 * gets the same answer. Opening the address changes nothing.
 */
export function unsubscribeRoutes(portal: Portal, rendered: RenderedPages | undefined): Hono<Call> {
  return new Hono<Call>().post("/:token", atMost(LIMIT_BYTES), async (c) => {
    portal.storage.requireSound();
    const named = readOptOutToken(portal.optOutKey, c.req.param("token"));
    // Mail programs press for many from one address: what is nobody's counts by it, else the link.
    if (named) takeTurn(portal.limiter, `optOut:${named.hash}`, PER_LINK);
    else takeTurn(portal.limiter, `optOut:${c.get("address")}`, UNKNOWN_PER_ADDRESS);
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const isBack = "again" in body;
    if (named && (await isKept(portal.db.read, named.hash)) === isBack) {
      const what = isBack ? "optIn" : "optOut";
      noteErasure(portal.env.DATA_DIR, { what, key: named.hash, at: portal.clock() });
      await portal.db.write((tx) =>
        isBack ? takeOptOutBack(tx, named) : keepOptOut(tx, named, portal.clock()),
      );
    }
    if (!rendered || "List-Unsubscribe" in body) return c.text("OK");
    return answerOptOut(portal, rendered, c.req.raw, isBack ? "back" : "left");
  });
}
