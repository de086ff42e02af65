import { Hono } from "hono";
import { sendBrief } from "../orders/reading/send-brief.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Call, contextOf } from "./route.ts";

/** /api/documents: documents made from a record on request, under the permissions of that record. */
export function documentRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .get("/steps.ics", async (c) => {
      const { sendCalendarFile } = await readLate(() => import("../calendar/send-file.ts"));
      return sendCalendarFile(await contextOf(portal, c));
    })
    .get("/interest/:token/copy.pdf", async (c) => {
      const { sendCopy } = await readLate(() => import("../submissions/send-copy.ts"));
      return sendCopy(await contextOf(portal, c), c.req.param("token"), c.req.query("language"));
    })
    .get("/submissions/:id/copy.pdf", async (c) => {
      const { sendDeskCopy } = await readLate(() => import("../submissions/send-copy.ts"));
      return sendDeskCopy(await contextOf(portal, c), c.req.param("id"));
    })
    .get("/orders/:id/order.pdf", async (c) => {
      const { sendPaper } = await readLate(() => import("../contracts/send-paper.ts"));
      return sendPaper(await contextOf(portal, c), c.req.param("id"), { kind: "order" });
    })
    .get("/orders/:id/pro-forma.pdf", async (c) => {
      const { sendPaper } = await readLate(() => import("../contracts/send-paper.ts"));
      return sendPaper(await contextOf(portal, c), c.req.param("id"), { kind: "proForma" });
    })
    .get("/orders/:id/receipts/:payment", async (c) => {
      const { sendPaper } = await readLate(() => import("../contracts/send-paper.ts"));
      const paymentId = c.req.param("payment").replace(/\.pdf$/, "");
      return sendPaper(await contextOf(portal, c), c.req.param("id"), { kind: "receipt", paymentId });
    })
    .get("/orders/:id/contract-preview.pdf", async (c) => {
      const { sendPreview } = await readLate(() => import("../contracts/send-preview.ts"));
      return sendPreview(await contextOf(portal, c), c.req.param("id"));
    })
    .get("/evaluations.pdf", async (c) => {
      const { sendSheets } = await readLate(() => import("../evaluations/send-sheets.ts"));
      return sendSheets(await contextOf(portal, c), c.req.query());
    })
    .get("/evaluations/:id/sheet.pdf", async (c) => {
      const { sendSheet } = await readLate(() => import("../evaluations/send-sheets.ts"));
      return sendSheet(await contextOf(portal, c), c.req.param("id"));
    })
    .get("/orders/:id/brief.pdf", async (c) =>
      sendBrief(await contextOf(portal, c), c.req.param("id"), "pdf"),
    )
    .get("/orders/:id/brief.zip", async (c) =>
      sendBrief(await contextOf(portal, c), c.req.param("id"), "zip"),
    );
}
