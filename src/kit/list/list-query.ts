import { keepPreviousData } from "@tanstack/react-query";
import type { Page } from "#domain/lists/page.ts";

/** Shows the previous page while the next page loads. */
export const LIST_QUERY = { placeholderData: keepPreviousData } as const;

/** A page, and for each choice the count of every value under the search. */
export type ListAnswer<Row> = Page<Row> & {
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The part of `useQuery` that lists use. */
export type ListQuery<Row> = {
  data: ListAnswer<Row> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
