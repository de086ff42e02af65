import { Hono } from "hono";
import { refuse } from "#domain/refusal.ts";
import { requireSignedIn, type SignedInCtx } from "../portal/context.ts";
import { sendAttachment } from "../http/attachment.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Call, contextOf } from "./route.ts";

/** /api/imports/template.csv (CAT-10), and /api/imports/<id>.csv: what of an import was refused, with its reasons. */
export function importRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>().get("/:file", async (c) => {
    const ctx = requireSignedIn(await contextOf(portal, c), ["catalogue.manage"]);
    const [, name = ""] = /^([A-Za-z0-9_-]{1,64})\.csv$/.exec(c.req.param("file")) ?? [];
    if (!name) throw refuse("notFound", { record: "file" });
    return name === "template" ? sendTemplate(ctx) : sendRefused(ctx, name);
  });
}

async function sendTemplate({ locale }: SignedInCtx): Promise<Response> {
  const { writeTemplate } = await readLate(() => import("../imports/template-file.ts"));
  return send(writeTemplate(locale));
}

async function sendRefused(ctx: SignedInCtx, importId: string): Promise<Response> {
  const { writeRefused } = await readLate(() => import("../imports/refused-file.ts"));
  return send(await writeRefused(ctx, importId));
}

function send({ name, text }: { name: string; text: string }): Response {
  return sendAttachment(text, { type: "text/csv; charset=utf-8", name: `${name}.csv` });
}
