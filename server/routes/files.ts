import { Hono } from "hono";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import type { Portal } from "../portal/portal.ts";
import { openUpload, readUpload, receivePart } from "../files/parts.ts";
import { receiveFile } from "../files/receive.ts";
import { findSame } from "../files/same.ts";
import { sendFile } from "../files/send.ts";
import { atMost, type Call, contextOf } from "./route.ts";

/** A request a little over the limit is read to its end and answered; a far larger one is cut off by the server. */
export const MAX_UPLOAD_REQUEST_BYTES = MAX_FILE_BYTES + 2 * 1024 * 1024;

/**
 * /api/files: bytes travel by plain HTTP beside tRPC, streamed and never held in memory: a file in one piece, or in
 * parts over an upload that is opened, asked how far it is, and sent the next part.
 */
export function fileRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .post("/", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await receiveFile(await contextOf(portal, c), c.req.raw), 201);
    })
    .post("/uploads", atMost(16 * 1024), async (c) => {
      c.header("cache-control", "no-store");
      const announced: unknown = await c.req.json().catch(() => undefined);
      return c.json(await openUpload(await contextOf(portal, c), announced), 201);
    })
    .get("/uploads/:id", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await readUpload(await contextOf(portal, c), c.req.param("id")));
    })
    .put("/uploads/:id", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await receivePart(await contextOf(portal, c), c.req.param("id"), c.req.raw));
    })
    .get("/same/:sha256", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await findSame(await contextOf(portal, c), c.req.param("sha256")));
    })
    .get("/:id", async (c) =>
      sendFile(await contextOf(portal, c), c.req.param("id"), { inline: c.req.query("inline") === "1" }),
    );
}
