import * as v from "valibot";
import { orderRequests } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import { usdFromCents } from "#domain/money.ts";
import { mayEditItems } from "#domain/orders/moves/rules.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { loadOrder, type LoadedOrder } from "../orders/record/load.ts";
import { readOrderHistory } from "../orders/reading/load-whole.ts";
import { orderedLine } from "../orders/lines/goods.ts";
import { readLines } from "../orders/lines/store-lines.ts";
import { isWaitingChange } from "../orders/requests/change.ts";
import { question } from "../call/verb.ts";

export const serviceAt = v.object({
  orderId: id(),
  /** The service's line; null for the structure of a custom stand. */
  lineId: v.nullable(id()),
});

/** One service whole, as it is priced: in the words of the exhibitor, with what of its order matters to that. */
export const getCustomService = question("customServices.get", {
  may: ["customServices.manage"],
  input: serviceAt,
  sample: ({ order }) => ({ orderId: order, lineId: "furniture" }),
  async run(ctx, { orderId, lineId }) {
    const loaded = await loadOrder(ctx.db.read, ctx, orderId);
    const { order } = loaded;
    const service = await readService(ctx, loaded, lineId);
    return {
      orderId,
      lineId,
      version: order.version,
      status: order.status,
      ...service,
      mayPrice: mayEditItems(ctx.actor, order),
      /** The exhibitor has been asked to agree to a change of the order, and has not answered. */
      isAsked: (await ctx.db.read.$count(orderRequests, isWaitingChange(orderId))) > 0,
      history: await readOrderHistory(ctx, orderId),
    };
  },
});

/** Reads a service; refused when the order has no such service or was never sent. */
async function readService(ctx: SignedInCtx, { order, submission }: LoadedOrder, lineId: string | null) {
  const lines = (await readLines(ctx.db.read, order.id)).map(orderedLine);
  const custom = lines.filter(({ kind }) => kind === "custom");
  const waiting = custom.filter(({ isPriced }) => !isPriced).length + Number(!order.isStructurePriced);
  const structure = order.type === "CUSTOM" && lineId === null ? order : undefined;
  const line = custom.find((one) => one.lineId === lineId);
  if (!order.sentAt || !(line ?? structure)) throw refuse("notFound", { record: "customService" });
  const { unitPrice = order.structureCents, isPriced = order.isStructurePriced } = line ?? {};
  return {
    title: (line && shownTitle(line, ctx.locale)) ?? "",
    description: (line && shownDescription(line, ctx.locale)) ?? "",
    unitMetric: line?.unitMetric ?? "",
    quantity: line?.quantity ?? 1,
    periodOfUse: line?.periodOfUse ?? 1,
    notes: line?.notes ?? "",
    discountPercentage: line?.discountPercent ?? 0,
    isTeamLine: line?.isTeamLine ?? false,
    unitPrice: isPriced ? usdFromCents(unitPrice) : null,
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    /** The services of this order without a price, including this one. */
    waiting,
  };
}
