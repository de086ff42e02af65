import { QueryCache, QueryClient, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import { networkBack } from "../page/network.ts";
import { isLostOnTheWay, isTooLate, statusOf } from "../page/unreached.ts";

/** A lasting failure shows within about two seconds. */
const RETRY_DELAYS_MS = [300, 600, 1200] as const;
const FIVE_MINUTES = 5 * 60_000;

/** Fresh for a day, in memory only (FET-05). */
export const CATALOGUE_KEY = [["catalogue", "list"]] as const;
const DAY = 24 * 60 * 60_000;

/** A refusal is final, and so is a wait that was given up. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isTooLate(error)) return false;
  const status = statusOf(error);
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return !isRefused && failures < RETRY_DELAYS_MS.length;
}

export function retryDelay(failures: number): number {
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0;
}

/**
 * Every answer stays fresh for five minutes, the catalogue for a day; reads are retried, changes never (FET-01 to 05).
 * The live connection announces what others change (`ROOMS`), so no query has a freshness of its own. What a
 * page on the screen could not read because the portal was not reached comes by itself, `back` again.
 */
export function createQueryClient(back: () => Promise<void> = networkBack): QueryClient {
  let isWaiting = false;
  async function readOnceBack(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await back();
    isWaiting = false;
    await queryClient.refetchQueries({
      type: "active",
      predicate: ({ state }) => isLostOnTheWay(state.error),
    });
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void (isLostOnTheWay(error) && readOnceBack()) }),
    defaultOptions: {
      // Offline, reads fail with a message and are retried once online.
      queries: {
        staleTime: FIVE_MINUTES,
        retry: shouldRetry,
        retryDelay,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Offline, changes fail at once instead of being sent later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  queryClient.setQueryDefaults(CATALOGUE_KEY, { staleTime: DAY, gcTime: DAY });
  return queryClient;
}

export const queryClient = createQueryClient();

/** Prefetches what a page will show; what was just read is not read again. */
export async function readAhead(...questions: readonly { queryKey: QueryKey }[]): Promise<void> {
  // The page handles failures from the cache.
  await Promise.all(questions.map((question) => queryClient.prefetchQuery(question as FetchQueryOptions)));
}

/** Reads what is stored at this moment, whatever is known: for a save that came too late, and a preview just made. */
export function readNow<Answer, Failure, Stored, Key extends QueryKey>(
  question: FetchQueryOptions<Answer, Failure, Stored, Key>,
): Promise<Stored> {
  return queryClient.fetchQuery({ ...question, staleTime: 0 });
}
