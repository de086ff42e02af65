import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { queryClient } from "./query-client.ts";
import { trpcClient, type AppRouter } from "./trpc-client.ts";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/**
 * Questions as values: `trpc.orders.get.queryOptions({ id })` for useQuery, loaders and tests. Changes use trpcClient
 * (src/lib/call/change.ts).
 */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
