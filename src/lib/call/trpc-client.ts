import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { MAX_BATCH } from "#domain/batch.ts";
import type { AppRouter } from "#server/router.ts";
import { callFetch } from "./call.ts";
import { createContentKeys } from "./content-keys.ts";

export type { AppRouter };

/** Sent alone, so that the browser can cache their ETags (server/call/kept-question.ts). */
const ALONE: ReadonlySet<string> = new Set([
  "catalogue.list",
  "packages.list",
  "event.get",
  "dashboard.stats",
  "dashboard.overview",
]);

const changeKeys = createContentKeys();

/**
 * After a server error the change may have been made, and work under way (202) is requested again, so the key is
 * stored; any other answer settles it.
 */
async function fetchChange(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await callFetch(url, init);
  await answer.clone().arrayBuffer(); // Throws for a truncated answer, which counts as none.
  if (answer.status < 500 && answer.status !== 202)
    changeKeys.forget(new Headers(init.headers).get("idempotency-key"));
  return answer;
}

/**
 * Reads are batched; changes go one by one, each with an Idempotency-Key: the screen's own (`mutate(input, { context:
 * { idempotencyKey } })`), else a key per content until it is answered.
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
            // Documents made on request may take longer; until-made.ts repeats the call.
            prefer: "wait=10",
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
