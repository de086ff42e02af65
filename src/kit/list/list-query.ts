import { keepPreviousData } from "@tanstack/react-query";
import type { Page } from "#domain/lists/page.ts";

/** How a list is read: the page before stays until the next one is there, and half a minute old is old enough. */
export const LIST_QUERY = { placeholderData: keepPreviousData, staleTime: 30_000 } as const;

/** What a list answers: a page, and for each choice how many rows of the search have each of its values. */
export type ListAnswer<Row> = Page<Row> & {
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** What a screen needs of `useQuery`. */
export type ListQuery<Row> = {
  data: ListAnswer<Row> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
