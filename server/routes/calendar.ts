import { Hono } from "hono";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Call, callOf } from "./route.ts";

/** `/calendar/<token>.ics`: an account's calendar, for the program that subscribed to it; the token is all that it goes by. */
export function calendarRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>().get("/:token", async (c) => {
    portal.storage.requireSound();
    const { sendCalendar } = await readLate(() => import("../calendar/send.ts"));
    return sendCalendar(portal, { name: c.req.param("token"), ...callOf(c), request: c.req.raw });
  });
}
