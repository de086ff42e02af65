import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type Outputs } from "#src/lib/trpc.ts";

export type Order = Outputs["orders"]["get"];
export type OwnOrder = Outputs["orders"]["mine"][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The catalogue under its one constant key, fresh for a day (FET-05); kept in memory only. */
export function useCatalogue() {
  return trpc.catalogue.list.useQuery(undefined, { staleTime: DAY_MS, gcTime: DAY_MS });
}

export function usePackages() {
  return trpc.packages.list.useQuery();
}

/** The order as it is now, whatever was read before: staff may have moved it since. */
export function useOrder(id: string) {
  return trpc.orders.get.useQuery({ id }, { refetchOnMount: "always" });
}

export function useOwnOrders() {
  return trpc.orders.mine.useQuery();
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
