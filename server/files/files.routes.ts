import { Hono, type Context } from "hono";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { createContext, type Ctx } from "../context.ts";
import type { Portal } from "../portal.ts";
import { receiveFile } from "./receive.ts";
import { sendFile } from "./send.ts";

/** A request a little over the limit is read to its end and answered; a far larger one is cut off by the server. */
export const MAX_UPLOAD_REQUEST_BYTES = MAX_FILE_BYTES + 2 * 1024 * 1024;

type FileCall = { Variables: { requestId: string; address: string } };

/** /api/files: bytes travel by plain HTTP beside tRPC, streamed and never held in memory. */
export function fileRoutes(portal: Portal): Hono<FileCall> {
  return new Hono<FileCall>()
    .post("/", async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await receiveFile(await contextOf(portal, c), c.req.raw), 201);
    })
    .get("/:id", async (c) =>
      sendFile(await contextOf(portal, c), c.req.param("id"), { inline: c.req.query("inline") === "1" }),
    );
}

function contextOf(portal: Portal, c: Context<FileCall>): Promise<Ctx> {
  return createContext(portal, c.req.raw, { requestId: c.get("requestId"), address: c.get("address") });
}
