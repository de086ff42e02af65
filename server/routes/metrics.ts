import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { notFound } from "../pages/not-found.ts";
import { expose, EXPOSITION, type Metric } from "../platform/exposition.ts";
import type { Portal } from "../portal/portal.ts";
import type { Call } from "./route.ts";

/**
 * `GET /metrics` for Prometheus, behind `Authorization: Bearer METRICS_TOKEN` and nothing else: a token in an address
 * would stand in logs. Without that setting there is no such page.
 */
export function metricsRoute(portal: Portal, collect: () => Promise<Metric[]>): Hono<Call> {
  const { METRICS_TOKEN: token } = portal.env;
  return new Hono<Call>().get("/", async (c) => {
    if (token === undefined) return notFound(c);
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      c.header("www-authenticate", "Bearer");
      return c.json({ message: "Authentication required" }, 401);
    }
    const text = expose(await collect());
    return c.body(text, 200, { "content-type": EXPOSITION, "cache-control": "no-store" });
  });
}

/** Compares two secrets in a time that reveals nothing of where they differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
