import { keepPreviousData } from "@tanstack/react-query";
import type { Page } from "#domain/lists/page.ts";

/** Keeps the previous page while loading. */
export const LIST_QUERY = { placeholderData: keepPreviousData } as const;

/** A page, and for each choice the count of every value under the search. */
export type ListAnswer<Row> = Page<Row> & {
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** The used part of `useQuery`. */
export type ListQuery<Row> = {
  data: ListAnswer<Row> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};
