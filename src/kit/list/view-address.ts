import { type ListState, readAddress, readColumns, writeAddress } from "#domain/lists/address.ts";
import type { ListContract } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { isSame } from "#domain/same.ts";
import type { ViewAddress } from "#domain/views/schema.ts";

/** Normalised, so that equal views have equal addresses. */
export function viewAddressOf<Column extends string, Of extends Filters>(
  contract: ListContract<Column, Of>,
  address: Readonly<Record<string, unknown>>,
): ViewAddress {
  const { search, filters, sort }: ListState<Column, Of> = readAddress(contract, address);
  const columns = readColumns(address)?.join(".");
  return {
    ...(writeAddress(contract, { search, filters, sort }) as ViewAddress),
    ...(columns !== undefined && { columns }),
  };
}

export function isSameView(one: ViewAddress, other: ViewAddress): boolean {
  return isSame(one, other);
}
