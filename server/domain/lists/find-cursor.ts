import * as v from "valibot";
import type { ListContract } from "./contract.ts";
import type { FilterInputs, Filters } from "./filter.ts";

/**
 * Several lists on one page write their cursors into one address, dots between them: `?cursor=…`. A cursor belongs to
 * one question, so each list finds its own; what is nobody's stays among the others'.
 */
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
