import { type Context, Hono } from "hono";
import { PICTURE_WIDTHS } from "#domain/settings/pictures.ts";
import type { Portal } from "../portal/portal.ts";
import { findPicture } from "../event/find-picture.ts";
import { findNarrowed } from "../event/pictures.ts";

const NAME = /^([0-9a-f]{64})(?:-(\d{3,4}))?\.(png|webp)$/;
const FOR_EVER = "public, max-age=31536000, immutable";

/** /pictures: what the team put in the place of the house's own; named by its bytes, so it never changes. */
export function pictureRoutes(portal: Portal): Hono {
  return new Hono().get("/:name", async (c: Context, next) => {
    const [, sha256, width, ending] = NAME.exec(c.req.param("name") ?? "") ?? [];
    const type = ending === "png" ? "image/png" : "image/webp";
    const bytes = sha256 && (await find(sha256, width, type));
    if (!bytes) return next();
    return c.body(new Uint8Array(bytes), 200, { "content-type": type, "cache-control": FOR_EVER });
  });

  /** Drawings of lines and small logos have one width; a picture has its own, and those of the list. */
  async function find(sha256: string, width: string | undefined, type: "image/png" | "image/webp") {
    if (width === undefined) return findPicture(portal, sha256, type);
    const isKept = PICTURE_WIDTHS.some((one) => String(one) === width);
    return isKept && type === "image/webp" ? findNarrowed(portal, sha256, Number(width)) : undefined;
  }
}
