import { readAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/list.ts";
import { orderListQuery } from "../data.ts";

/** What the list of orders asks at an address. */
export function orderListAt(address: Readonly<Record<string, unknown>>) {
  return orderListQuery(readAddress(orderList, address));
}
