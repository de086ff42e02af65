import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ListContract } from "#domain/lists/contract.ts";
import type { FilterInputs, Filters } from "#domain/lists/filter.ts";
import { findCursor } from "#domain/lists/find-cursor.ts";

type TurnTo = (cursor?: string, options?: { replace: boolean }) => void;

/** The page of one of several lists on a screen, kept in the address. */
export function useListCursor<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  filters: FilterInputs<Of>,
): { cursor: string | undefined; turnTo: TurnTo } {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { own, others } = findCursor(contract, filters, address);
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
