import { requestList } from "#domain/requests/list.ts";
import { readAddress } from "#domain/lists/address.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedRequests = Outputs["requests"]["listAll"];
export type RequestRow = ListedRequests["items"][number];

export function requestListQuery(asked: Inputs["requests"]["listAll"]) {
  return trpc.requests.listAll.queryOptions(asked, LIST_QUERY);
}

/** Reads ahead the list of requests at an address. */
export const readRequestsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(requestListQuery(readAddress(requestList, address)));
