import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";

type Question = { queryKey: QueryKey };

/**
 * For route loaders: what a page is going to ask is asked while its code is still on the way, or the pointer on the link
 * to it. Nothing waits for it and nothing fails by it: the page asks the same, finds the answer or the question under
 * way, and says what went wrong. The questions come by `import()`, so that no page to read carries them.
 *
 *     readEarly(async () => [(await import("#src/features/orders/data.ts")).orderQuery(params.orderId)]);
 */
export function readEarly(ask: () => Promise<readonly Question[]>): void {
  void read(ask).catch(() => undefined);
}

async function read(ask: () => Promise<readonly Question[]>): Promise<void> {
  const [questions, { queryClient }] = await Promise.all([ask(), import("./query-client.ts")]);
  // Whatever they answer: the cache keeps it for the page, which knows.
  await Promise.all(questions.map((question) => queryClient.prefetchQuery(question as FetchQueryOptions)));
}
