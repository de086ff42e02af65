import type { MiddlewareHandler } from "hono";
import { refuse } from "#domain/refusal.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change asked for by another site (S14, S63). A browser names its origin on every unsafe request; we want
 * our own, and where it sends Sec-Fetch-Site that must agree. A call without either header is refused as well.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl).origin;
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const isOurs = origin === undefined ? site === "same-origin" : origin === ours;
      if (!isOurs || (site !== undefined && site !== "same-origin")) throw refuse("crossSite");
    }
    await next();
  };
}

/** JSON calls need the JSON content type: a form of another site cannot send it without asking first. */
export function jsonOnly(): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    const hasBody = c.req.header("content-length") !== "0" && c.req.raw.body !== null;
    if (!SAFE_METHODS.has(c.req.method) && hasBody && type !== "application/json") {
      throw refuse("unsupportedMediaType");
    }
    await next();
  };
}
