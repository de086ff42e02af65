import { readAddress } from "#domain/lists/address.ts";
import { paymentList } from "#domain/orders/reading/payment-list.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedPayments = Outputs["orders"]["payments"];
export type PaymentRow = ListedPayments["items"][number];

export function paymentListQuery(asked: Inputs["orders"]["payments"]) {
  return trpc.orders.payments.queryOptions(asked, LIST_QUERY);
}

/** Reads ahead the list of payments at an address. */
export const readPaymentsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(paymentListQuery(readAddress(paymentList, address)));
