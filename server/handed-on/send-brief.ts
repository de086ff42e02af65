import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { sendBrief } from "../orders/reading/send-brief.ts";
import { loadOpen, takeHandedTurn } from "./load.ts";

/** The brief of the stand by the link of its step, in the language of its taker: it knows no price. */
export async function sendHandedBrief(ctx: Ctx, token: string, as: "pdf" | "zip"): Promise<Response> {
  takeHandedTurn(ctx);
  const { giver, order, row } = await loadOpen(ctx.db.read, ctx, token);
  if (order.type !== "CUSTOM") throw refuse("notFound", { record: "file" });
  return sendBrief({ ...ctx, actor: giver, locale: row.language }, order.id, as);
}
