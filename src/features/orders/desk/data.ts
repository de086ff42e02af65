import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type ListedOrders = Outputs["orders"]["list"];
export type OrderRow = ListedOrders["items"][number];
export type Order = Outputs["orders"]["get"];
export type OrderLine = Order["lines"][number];
export type OrderFile = Order["files"][number];
export type OrderRequest = Order["requests"][number];
export type OrderEntry = Order["history"][number];
export type Contract = Outputs["contracts"]["list"][number];
export type StatusInput = Inputs["orders"]["setStatus"];

export function useOrderList(asked: Inputs["orders"]["list"]) {
  return trpc.orders.list.useQuery(asked, LIST_QUERY);
}

export function useOrder(id: string) {
  return trpc.orders.get.useQuery({ id }, { staleTime: 0 });
}

/** Everything that shows an order is read again: its page, the lists, the dashboard, its submission. */
function useRefreshOrders(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.orders.invalidate(),
      utils.dashboard.invalidate(),
      utils.submissions.invalidate(),
    ]);
  };
}

export function useSetStatus() {
  return trpc.orders.setStatus.useMutation({ onSuccess: useRefreshOrders() });
}

/** Reads the order as it is stored now, past the one on the screen, and shows it there. */
export function useReadOrder(id: string): () => Promise<Order> {
  const { client, orders } = trpc.useUtils();
  return async () => {
    const order = await client.orders.get.query({ id });
    orders.get.setData({ id }, order);
    return order;
  };
}

export function useAddFile() {
  return trpc.orders.addFile.useMutation({ onSuccess: useRefreshOrders() });
}

export function useRemoveFile() {
  return trpc.orders.removeFile.useMutation({ onSuccess: useRefreshOrders() });
}

export function useContracts(orderId: string) {
  return trpc.contracts.list.useQuery({ orderId }, { staleTime: 0 });
}

export function useGenerateContract() {
  const utils = trpc.useUtils();
  return trpc.contracts.generate.useMutation({
    onSuccess: () => Promise.all([utils.contracts.invalidate(), utils.orders.invalidate()]),
  });
}
