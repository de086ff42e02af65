import { isSameService } from "#domain/custom-services/prices.ts";
import { reasonOf } from "#domain/refusal.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { lastActor, recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedServices = Outputs["customServices"]["list"];
export type ServiceRow = ListedServices["items"][number];
export type Service = Outputs["customServices"]["get"];
export type FormerPrice = Outputs["customServices"]["formerPrices"][number];
type ServiceAt = Inputs["customServices"]["get"];
type Priced = Inputs["customServices"]["price"]["services"];

const { customServices } = trpcClient;

export function serviceListQuery(asked: Inputs["customServices"]["list"]) {
  return trpc.customServices.list.queryOptions(asked, LIST_QUERY);
}

export function serviceQuery({ orderId, lineId }: ServiceAt) {
  return trpc.customServices.get.queryOptions({ orderId, lineId });
}

export function formerPricesQuery({ orderId, lineId }: ServiceAt) {
  return trpc.customServices.formerPrices.queryOptions({ orderId, lineId });
}

/** The place of a service's price, which several people may edit at once. */
export function serviceAt(service: ServiceAt) {
  return recordAt({ query: serviceQuery(service), savedBy: lastActor });
}

export function previewPrices(asked: Inputs["customServices"]["previewPrices"]) {
  return customServices.previewPrices.mutate(asked);
}

export const priceService = change(priceUnlessPriced, ROOMS.order);

/** A form overtaken by a change to the rest of the order goes on with its newest version, without a question. */
async function priceUnlessPriced({ known, services }: { known: Service; services: Priced }) {
  const { orderId, version } = known;
  try {
    return await customServices.price.mutate({ orderId, version, services });
  } catch (error) {
    if (reasonOf(error)?.code !== "stale") throw error;
    const now = await customServices.get.query({ orderId, lineId: known.lineId });
    if (!isSameService(known, now)) throw error;
    return customServices.price.mutate({ orderId, version: now.version, services });
  }
}
