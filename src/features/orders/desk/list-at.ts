import { readAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { myBulksQuery } from "#src/kit/bulk/data.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { orderListQuery } from "../data.ts";

/** Reads ahead the list of orders at an address, with the reader's runs above its rows. */
export const readListAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(orderListQuery(readAddress(orderList, address)), myBulksQuery("orders"));
