import { Hono, type Context } from "hono";
import { createContext, type Ctx } from "../context.ts";
import { sendBrief } from "../orders/send-brief.ts";
import type { Portal } from "../portal.ts";

type DocumentCall = { Variables: { requestId: string; address: string } };

/** /api/documents: what is made of a record when it is asked for, under the permissions of that record. */
export function documentRoutes(portal: Portal): Hono<DocumentCall> {
  return new Hono<DocumentCall>()
    .get("/steps.ics", async (c) => {
      const { sendSteps } = await import("./send-steps.ts");
      return sendSteps(await contextOf(portal, c));
    })
    .get("/orders/:id/pro-forma.pdf", async (c) => {
      const { sendProForma } = await import("../orders/send-pro-forma.ts");
      return sendProForma(await contextOf(portal, c), c.req.param("id"));
    })
    .get("/evaluations.pdf", async (c) => {
      const { sendSheets } = await import("../evaluations/send-sheets.ts");
      return sendSheets(await contextOf(portal, c), c.req.query());
    })
    .get("/evaluations/:id/sheet.pdf", async (c) => {
      const { sendSheet } = await import("../evaluations/send-sheets.ts");
      return sendSheet(await contextOf(portal, c), c.req.param("id"));
    })
    .get("/orders/:id/brief.pdf", async (c) =>
      sendBrief(await contextOf(portal, c), c.req.param("id"), "pdf"),
    )
    .get("/orders/:id/brief.zip", async (c) =>
      sendBrief(await contextOf(portal, c), c.req.param("id"), "zip"),
    );
}

function contextOf(portal: Portal, c: Context<DocumentCall>): Promise<Ctx> {
  return createContext(portal, c.req.raw, { requestId: c.get("requestId"), address: c.get("address") });
}
