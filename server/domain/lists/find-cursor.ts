import * as v from "valibot";
import type { ListContract } from "./contract.ts";
import type { FilterInputs, Filters } from "./filter.ts";

/** Several lists on one page share one address, their cursors joined by dots: each finds its own by its question. */
export function findCursor<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  filters: FilterInputs<Of>,
  address: { cursor?: unknown },
): { own: string | undefined; others: string[] } {
  const { cursor: text } = address;
  const cursors = typeof text === "string" ? text.split(".").filter(Boolean) : [];
  const isOwn = (cursor: string) => v.is(contract.input, { filters, cursor });
  return { own: cursors.find(isOwn), others: cursors.filter((cursor) => !isOwn(cursor)) };
}
