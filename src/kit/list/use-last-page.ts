import { useEffect } from "react";
import type { Page } from "#domain/lists/page.ts";

type Place = {
  cursor: string | undefined;
  turnTo: (cursor: string | undefined, options: { replace: boolean }) => void;
};
type Read = { data: Page<unknown> | undefined; isPlaceholderData: boolean };

/** An address beyond the end is turned to the last page; true meanwhile. */
export function useLastPage({ cursor, turnTo }: Place, { data: page, isPlaceholderData }: Read): boolean {
  const isPastEnd =
    page !== undefined && !isPlaceholderData && page.items.length === 0 && cursor !== undefined;
  useEffect(() => {
    if (isPastEnd) turnTo(page?.previousCursor ?? undefined, { replace: true });
  });
  return isPastEnd;
}
