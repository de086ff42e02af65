import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { queryClient } from "./query-client.ts";
import { trpcClient, type AppRouter } from "./trpc-client.ts";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/**
 * What is asked as values: `trpc.orders.get.queryOptions({ id })` is for useQuery, for a route's loader and for a test
 * alike. A change is made of trpcClient (src/lib/call/change.ts), and a page that needs no cache calls it too.
 */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
