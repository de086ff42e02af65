import { Hono } from "hono";
import type { Portal } from "../portal.ts";
import { findPicture } from "../event/logo.ts";

const NAME = /^([0-9a-f]{64})\.png$/;
const FOR_EVER = "public, max-age=31536000, immutable";

/** /pictures: what the team put in the place of the house's own; named by its bytes, so it never changes. */
export function pictureRoutes(portal: Portal): Hono {
  return new Hono().get("/:name", async (c, next) => {
    const sha256 = NAME.exec(c.req.param("name"))?.[1];
    const bytes = sha256 && (await findPicture(portal, sha256));
    if (!bytes) return next();
    return c.body(new Uint8Array(bytes), 200, { "content-type": "image/png", "cache-control": FOR_EVER });
  });
}
