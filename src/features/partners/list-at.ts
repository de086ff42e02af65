import { readAddress } from "#domain/lists/address.ts";
import { partnerList } from "#domain/partners/list.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { partnerListQuery } from "./data.ts";

/** Reads ahead the list of partners at an address. */
export const readPartnersAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(partnerListQuery(readAddress(partnerList, address)));
