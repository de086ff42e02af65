import { canPreviewContract } from "#domain/orders/moves/rules.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { printFor } from "../call/print-for.ts";
import { sendPdf } from "../http/attachment.ts";
import { loadOrder } from "../orders/record/load.ts";
import { printedIn, readContract } from "./read.ts";

const PREVIEWS = { limit: 30, windowMs: 10 * 60_000 };

/**
 * What the contract of an order would say, as a PDF for the team: marked as a draft on every page, without signature
 * lines. It is no edition: nothing is kept, published or told.
 */
export async function sendPreview(ctx: Ctx, orderId: string): Promise<Response> {
  const { actor } = ctx;
  const reason = whyNotCall(actor, ["contracts.generate"]);
  if (reason) throw new Refusal(reason);
  if (actor.kind !== "user") throw refuse("signInRequired");
  const own = { ...ctx, actor };
  const loaded = await loadOrder(ctx.db.read, own, orderId);
  const { status } = loaded.order;
  if (!canPreviewContract(status)) {
    throw refuse("moveNotAllowed", { record: "contract", move: "generate", from: status });
  }
  const data = await readContract(own, loaded, { isDraft: true });
  const pdf = await printFor(ctx, {
    turn: `print:${actor.id}`,
    rate: [`contractPreview:${actor.id}`, PREVIEWS],
    data: printedIn(data),
    print: () => ctx.portal.pdf.contract(data),
  });
  const name = data.locale === "pt" ? "rascunho-do-contrato" : "contract-draft";
  return sendPdf(pdf, `${name}-${data.orderReference}`);
}
