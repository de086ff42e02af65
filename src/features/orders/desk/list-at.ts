import { readAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { orderListQuery } from "../data.ts";

/** For the route of the list of orders: what it asks at an address. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(orderListQuery(readAddress(orderList, address)));
