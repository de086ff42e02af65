import { QueryClient, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";

/** Waiting times before the second, third and fourth try: a lasting failure shows within about two seconds. */
const RETRY_DELAYS_MS = [300, 600, 1200] as const;
const FIVE_MINUTES = 5 * 60_000;

/** The catalogue's one constant key, and how long it stays fresh, in memory only (FET-05). */
export const CATALOGUE_KEY = [["catalogue", "list"]] as const;
const DAY = 24 * 60 * 60_000;

/**
 * How long a record that other people change, too, counts as just read: from the pointer on its link or the start of
 * its route until its page stands. After that it is read again whenever it is shown.
 */
export const JUST_READ_MS = 2_000;

/** A refusal does not change by asking again; everything else may. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return !isRefused && failures < RETRY_DELAYS_MS.length;
}

export function retryDelay(failures: number): number {
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0;
}

type Failed = {
  status?: unknown;
  data?: { httpStatus?: unknown } | null;
  meta?: { response?: { status?: unknown } } | null;
};

/** The HTTP status of a failed call, tRPC's, a proxy's or ours; undefined when the server was never reached. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { status, data, meta } = error as Failed;
  const found = data?.httpStatus ?? status ?? meta?.response?.status;
  return typeof found === "number" ? found : undefined;
}

/** Answers stay fresh for five minutes, the catalogue for a day; reads are tried again, changes never (FET-01 to 05). */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a read fails with its message, too, and is tried again once there is one.
      queries: {
        staleTime: FIVE_MINUTES,
        retry: shouldRetry,
        retryDelay,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Without a connection a change fails with its message at once, and is not sent behind anybody's back later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  queryClient.setQueryDefaults(CATALOGUE_KEY, { staleTime: DAY, gcTime: DAY });
  return queryClient;
}

/** One cache for all pages. */
export const queryClient = createQueryClient();

/** Begins to ask what a page is going to show; what was just read is not asked again. */
export async function readAhead(...questions: readonly { queryKey: QueryKey }[]): Promise<void> {
  // Whatever they answer: the cache keeps it for the page, which knows.
  await Promise.all(questions.map((question) => queryClient.prefetchQuery(question as FetchQueryOptions)));
}
