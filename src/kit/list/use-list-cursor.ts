import { useNavigate, useSearch } from "@tanstack/react-router";
import { findCursor } from "#domain/lists/find-cursor.ts";

type TurnTo = (cursor?: string, options?: { replace: boolean }) => void;

/** The page of one of several lists on a screen, stored in the address under the mark of its question. */
export function useListCursor(mark: string): { cursor: string | undefined; turnTo: TurnTo } {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { own, others } = findCursor(mark, address);
  return {
    cursor: own,
    turnTo(cursor, { replace } = { replace: false }) {
      const cursors = cursor ? [...others, cursor] : others;
      const search = { ...address, cursor: cursors.join(".") || undefined };
      // The lists do not know whose address it is.
      void navigate({ to: ".", search: search as never, replace, resetScroll: false });
    },
  };
}
