import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCReact, type CreateTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/router.ts";
import { callFetch } from "./call.ts";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/**
 * Reads travel in batches; changes one by one, each with the Idempotency-Key its screen chose:
 * `useMutation({ trpc: { context: { idempotencyKey } } })`.
 */
export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (op) => op.type === "mutation",
      true: httpLink({
        url: "/api/trpc",
        fetch: callFetch,
        headers: ({ op }) => {
          const key = op.context["idempotencyKey"];
          return typeof key === "string" ? { "idempotency-key": key } : {};
        },
      }),
      false: httpBatchLink({ url: "/api/trpc", fetch: callFetch, maxItems: 20, maxURLLength: 4_000 }),
    }),
  ],
});
