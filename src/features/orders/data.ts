import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

/** An order whole, as its own page reads it. */
export type Order = Outputs["orders"]["get"];
export type OrderLine = Order["lines"][number];
export type OrderFile = Order["files"][number];
export type OrderEntry = Order["history"][number];
export type Contract = Outputs["contracts"]["list"][number];
export type StatusInput = Inputs["orders"]["setStatus"];
/** An order on its exhibitor's dashboard. */
export type OwnOrder = Outputs["orders"]["mine"][number];
export type OrderRequest = OwnOrder["requests"][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The catalogue under its one constant key, fresh for a day (FET-05); kept in memory only. */
export function useCatalogue() {
  return trpc.catalogue.list.useQuery(undefined, { staleTime: DAY_MS, gcTime: DAY_MS });
}

export function usePackages() {
  return trpc.packages.list.useQuery();
}

/** The order as it is now, whatever was read before: somebody else may have moved it since. */
export function useOrder(id: string) {
  return trpc.orders.get.useQuery({ id }, { refetchOnMount: "always" });
}

export function useOwnOrders() {
  return trpc.orders.mine.useQuery();
}

/** A draft has none. */
export function useContracts({ id: orderId, status }: Pick<Order, "id" | "status">) {
  return trpc.contracts.list.useQuery({ orderId }, { staleTime: 0, enabled: status !== "DRAFT" });
}

/** After any change of an order: its page, the lists, and the submissions and dashboard that sum it up are read again. */
export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [trpc.orders, trpc.submissions, trpc.contracts, trpc.dashboard].map((room) =>
        client.invalidateQueries({ queryKey: getQueryKey(room) }),
      ),
    );
  };
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

export function useSetStatus() {
  return trpc.orders.setStatus.useMutation({ onSuccess: useRefreshOrders() });
}

export function useAddFile() {
  return trpc.orders.addFile.useMutation({ onSuccess: useRefreshOrders() });
}

export function useRemoveFile() {
  return trpc.orders.removeFile.useMutation({ onSettled: useRefreshOrders() });
}

export function useConfirmPayment() {
  return trpc.orders.confirmPayment.useMutation({ onSuccess: useRefreshOrders() });
}

export function useReceiveSigned() {
  return trpc.contracts.receiveSigned.useMutation({ onSuccess: useRefreshOrders() });
}

export function useGenerateContract() {
  return trpc.contracts.generate.useMutation({ onSuccess: useRefreshOrders() });
}
