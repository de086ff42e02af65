import * as v from "valibot";
import { hotRecord } from "#db/records.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { filesOf, showFile } from "../../files/list.ts";
import { IS_SEEN, seenBy } from "../record/load.ts";
import { question } from "../../call/verb.ts";
import { REQUESTS, showRequest } from "./read.ts";

/** The requests of one order, with their answers: what the dashboard unfolds (ORD-25). */
export const listRequests = question("requests.list", {
  may: ["orders.view", "own.view"],
  input: v.strictObject({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  async run(ctx, { orderId }) {
    const order = await readRequests(ctx.db).execute(seenBy(ctx.actor, orderId));
    if (!order) throw refuse("notFound", { record: "order" });
    const files = order.files.map(showFile);
    return order.requests.map((request) => showRequest(request, { ...order, files }, ctx));
  },
});

const readRequests = hotRecord(({ orders }) =>
  orders
    .findFirst({
      columns: { id: true, status: true },
      where: IS_SEEN,
      with: { requests: REQUESTS, files: filesOf("order") },
    })
    .prepare(),
);
