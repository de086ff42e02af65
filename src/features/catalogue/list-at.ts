import { itemList } from "#domain/catalogue/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { itemListQuery } from "./data.ts";

/** Reads ahead the catalogue at an address. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(itemListQuery(readAddress(itemList, address)));
