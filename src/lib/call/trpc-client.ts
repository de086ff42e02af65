import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { MAX_BATCH } from "#domain/batch.ts";
import type { AppRouter } from "#server/router.ts";
import { callFetch } from "./call.ts";
import { createContentKeys } from "./content-keys.ts";

export type { AppRouter };

/** What the server answers from memory with an ETag (server/kept-question.ts): the browser keeps it and asks whether it still holds. */
const ALONE: ReadonlySet<string> = new Set([
  "catalogue.list",
  "packages.list",
  "event.get",
  "dashboard.stats",
  "dashboard.overview",
]);

const changeKeys = createContentKeys();

/** A server that failed may have made the change all the same; what it answers otherwise settles the key. */
async function fetchChange(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await callFetch(url, init);
  await answer.clone().arrayBuffer(); // Half an answer is none.
  if (answer.status < 500) changeKeys.forget(new Headers(init.headers).get("idempotency-key"));
  return answer;
}

/**
 * Reads travel in batches; changes one by one, each with an Idempotency-Key: the one its screen chose
 * (`mutate(input, { context: { idempotencyKey } })`), else one for its content, the same until it is answered.
 */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (op) => op.type === "mutation",
      true: httpLink({
        url: "/api/trpc",
        fetch: fetchChange,
        headers: ({ op }) => {
          const key = op.context["idempotencyKey"];
          return {
            "idempotency-key": typeof key === "string" ? key : changeKeys.keyOf([op.path, op.input]),
          };
        },
      }),
      false: splitLink({
        condition: (op) => ALONE.has(op.path),
        true: httpLink({ url: "/api/trpc", fetch: callFetch }),
        false: httpBatchLink({
          url: "/api/trpc",
          fetch: callFetch,
          maxItems: MAX_BATCH,
          maxURLLength: 4_000,
        }),
      }),
    }),
  ],
});
