import { Hono } from "hono";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Call, contextOf } from "./route.ts";

/** /api/handed-on: the bytes of a step that was handed on, by the secret of its link and nothing else. */
export function handedOnRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .post("/:token/files", async (c) => {
      c.header("cache-control", "no-store");
      const { receiveHandedFile } = await readLate(() => import("../handed-on/receive-file.ts"));
      return c.json(
        await receiveHandedFile(await contextOf(portal, c), c.req.param("token"), c.req.raw),
        201,
      );
    })
    .get("/:token/brief.pdf", async (c) => {
      const { sendHandedBrief } = await readLate(() => import("../handed-on/send-brief.ts"));
      return sendHandedBrief(await contextOf(portal, c), c.req.param("token"), "pdf");
    })
    .get("/:token/brief.zip", async (c) => {
      const { sendHandedBrief } = await readLate(() => import("../handed-on/send-brief.ts"));
      return sendHandedBrief(await contextOf(portal, c), c.req.param("token"), "zip");
    });
}
