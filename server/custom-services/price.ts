import { editOfPrices, previewPricesInput, priceServicesInput } from "#domain/custom-services/prices.ts";
import type { ServicePrices } from "#domain/custom-services/prices.ts";
import { changeItems, type Edited, type EditOf } from "../orders/editing/edit-items.ts";
import { orderedLine } from "../orders/lines/goods.ts";
import { previewEdit } from "../orders/editing/preview-items.ts";
import { change, longQuestion } from "../call/verb.ts";

/**
 * Prices services of one order where they stand in the list of all (SVC-01): an edit of its items by the same rule, so
 * the exhibitor is asked to agree, and the total and what the approval waits for follow.
 */
export const priceServices = change("customServices.price", {
  may: ["customServices.manage"],
  input: priceServicesInput,
  sample: ({ order }) => ({ orderId: order, version: 1, services: [{ lineId: "furniture", unitPrice: 5 }] }),
  run: (tx, ctx, { orderId: id, version, ...prices }): Promise<Edited> =>
    changeItems(tx, ctx, { id, version }, editOf(prices)),
});

/** Previews the prices and the mail about them; nothing is stored. */
export const previewPrices = longQuestion("customServices.previewPrices", {
  may: ["customServices.manage"],
  input: previewPricesInput,
  sample: ({ order }) => ({ orderId: order, services: [{ lineId: "furniture", unitPrice: 5 }] }),
  run: (ctx, { orderId, ...prices }) => previewEdit(ctx, orderId, editOf(prices)),
});

function editOf(prices: ServicePrices): EditOf {
  return ({ type }, lines) => editOfPrices({ type, lines: lines.map(orderedLine) }, prices);
}
