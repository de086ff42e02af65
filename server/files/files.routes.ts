import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import { createContext, type Ctx } from "../context.ts";
import type { Portal } from "../portal.ts";
import { openUpload, readUpload, receivePart } from "./parts.ts";
import { receiveFile } from "./receive.ts";
import { sendFile } from "./send.ts";

/** A request a little over the limit is read to its end and answered; a far larger one is cut off by the server. */
export const MAX_UPLOAD_REQUEST_BYTES = MAX_FILE_BYTES + 2 * 1024 * 1024;

type FileCall = { Variables: { requestId: string; address: string } };

/**
 * /api/files: bytes travel by plain HTTP beside tRPC, streamed and never held in memory: a file in one piece, or in
 * parts over an upload that is opened, asked how far it is, and sent the next part.
 */
export function fileRoutes(portal: Portal): Hono<FileCall> {
  return new Hono<FileCall>()
    .post("/", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await receiveFile(await contextOf(portal, c), c.req.raw), 201);
    })
    .post("/uploads", bodyLimit({ maxSize: 16 * 1024, onError: tooLong }), async (c) => {
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
    .get("/:id", async (c) =>
      sendFile(await contextOf(portal, c), c.req.param("id"), { inline: c.req.query("inline") === "1" }),
    );
}

function tooLong(): never {
  throw refuse("payloadTooLarge", { limitBytes: 16 * 1024 });
}

function contextOf(portal: Portal, c: Context<FileCall>): Promise<Ctx> {
  return createContext(portal, c.req.raw, { requestId: c.get("requestId"), address: c.get("address") });
}
