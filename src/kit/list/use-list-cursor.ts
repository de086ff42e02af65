import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ListContract } from "#domain/lists/contract.ts";
import type { FilterInputs, Filters } from "#domain/lists/filter.ts";
import { findCursor } from "#domain/lists/find-cursor.ts";

type TurnTo = (cursor?: string, options?: { replace: boolean }) => void;

/**
 * Where one of several lists of a page stands, such as the orders of each submission. Like the whole state of a list
 * that has a page of its own (`useListSearch`), it lives in the address.
 */
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
      // Which page's address it is, the lists on it do not know.
      void navigate({ to: ".", search: search as never, replace, resetScroll: false });
    },
  };
}
