import { Hono, type Context } from "hono";
import { refuse } from "#domain/refusal.ts";
import { createContext, requireSignedIn, type SignedInCtx } from "../context.ts";
import { disposition } from "../files/send.ts";
import type { Portal } from "../portal.ts";

type ImportCall = { Variables: { requestId: string; address: string } };

/** /api/imports/template.csv (CAT-10), and /api/imports/<id>.csv: what of an import was refused, with its reasons. */
export function importRoutes(portal: Portal): Hono<ImportCall> {
  return new Hono<ImportCall>().get("/:file", async (c) => {
    const ctx = await contextOf(portal, c);
    const [, name = ""] = /^([A-Za-z0-9_-]{1,64})\.csv$/.exec(c.req.param("file")) ?? [];
    if (!name) throw refuse("notFound", { record: "file" });
    return name === "template" ? sendTemplate(ctx) : sendRefused(ctx, name);
  });
}

async function contextOf(portal: Portal, c: Context<ImportCall>): Promise<SignedInCtx> {
  const call = { requestId: c.get("requestId"), address: c.get("address") };
  return requireSignedIn(await createContext(portal, c.req.raw, call), ["catalogue.manage"]);
}

async function sendTemplate({ locale }: SignedInCtx): Promise<Response> {
  const { writeTemplate } = await import("./template-file.ts");
  return send(writeTemplate(locale));
}

async function sendRefused(ctx: SignedInCtx, importId: string): Promise<Response> {
  const { writeRefused } = await import("./refused-file.ts");
  return send(await writeRefused(ctx, importId));
}

function send({ name, text }: { name: string; text: string }): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": disposition("attachment", `${name}.csv`),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    },
  });
}
