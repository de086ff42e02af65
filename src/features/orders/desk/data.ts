import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type ListedOrders = Outputs["orders"]["list"];
export type OrderRow = ListedOrders["items"][number];

export function useOrderList(asked: Inputs["orders"]["list"]) {
  return trpc.orders.list.useQuery(asked, LIST_QUERY);
}
