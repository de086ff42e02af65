import { Hono } from "hono";
import * as v from "valibot";
import { loggedPath, withoutTyped } from "../platform/log.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal.ts";
import { takeTurn } from "../rate.ts";
import type { Call } from "./route.ts";

/** A page that breaks again and again says so often enough for one address. */
const REPORTS_PER_ADDRESS: Rate = { limit: 10, windowMs: 10 * 60_000 };

/** What a broken page reports: no user, no stack, nothing that was typed. */
const crashInput = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(300)),
  path: v.pipe(v.string(), v.maxLength(300), v.startsWith("/")),
});

/** `POST /api/crashes`: a page broke in somebody's browser, and the log gets to know. Answers 204. */
export function crashRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>().post("/", async (c) => {
    takeTurn(portal.limiter, `crash:${c.get("address")}`, REPORTS_PER_ADDRESS);
    const report = v.safeParse(crashInput, await c.req.json().catch(() => undefined));
    if (!report.success) return c.json({ message: "Not a crash report" }, 400);
    const { name, message, path } = report.output;
    const crash = withoutTyped(name);
    portal.log.error(
      { requestId: c.get("requestId"), crash, message: withoutTyped(message), path: loggedPath(path) },
      "page crashed",
    );
    return c.body(null, 204);
  });
}
