import { customServiceList } from "#domain/custom-services/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { serviceListQuery } from "./data.ts";

/** Reads ahead the list of custom services at an address. */
export const readServicesAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(serviceListQuery(readAddress(customServiceList, address)));
