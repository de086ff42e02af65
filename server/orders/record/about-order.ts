import type { Ctx } from "../../portal/context.ts";
import type { LoadedOrder } from "./load.ts";

/** What every mail about an order says of it. */
export function aboutOrder(ctx: Ctx, { order, submission }: LoadedOrder) {
  return {
    company: submission.institutionName,
    reference: order.reference ?? "",
    url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
  };
}
