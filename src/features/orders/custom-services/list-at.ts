import { customServiceList } from "#domain/custom-services/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { serviceListQuery } from "./data.ts";

/** For the route of the custom services: what it asks at an address. */
export const readServicesAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(serviceListQuery(readAddress(customServiceList, address)));
