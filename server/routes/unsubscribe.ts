import { Hono } from "hono";
import { keepOptOut, readOptOutToken, takeOptOutBack } from "../mail/opt-out.ts";
import type { Portal } from "../portal.ts";
import { atMost, type Call } from "./route.ts";

const LIMIT_BYTES = 8 * 1024;

/**
 * `POST /unsubscribe/<token>`: no more campaigns, by the button of a mail program (RFC 8058) or of our page; the body
 * `again=1` takes it back. The one change that asks for neither Origin nor cookie: mail servers send it, and the token
 * is all that it goes by. A token that nobody has gets the same answer. Opening the address changes nothing.
 */
export function unsubscribeRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>().post("/:token", atMost(LIMIT_BYTES), async (c) => {
    portal.storage.requireSound();
    const named = readOptOutToken(portal.secret, c.req.param("token"));
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    if (named) {
      await portal.db.write((tx) =>
        "again" in body ? takeOptOutBack(tx, named) : keepOptOut(tx, named, portal.clock()),
      );
    }
    return c.text("OK");
  });
}
