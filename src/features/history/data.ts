import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";
import { readAddress } from "#domain/lists/address.ts";
import { historyList } from "#domain/history/list.ts";

export type ListedHistory = Outputs["history"]["list"];
export type HistoryRow = ListedHistory["items"][number];

export type HistoryChanges = Outputs["history"]["changes"];

export function historyListQuery(asked: Inputs["history"]["list"]) {
  return trpc.history.list.queryOptions(asked, LIST_QUERY);
}

/** What a row of the history changed, which never changes again. */
export function changesQuery(id: string) {
  return trpc.history.changes.queryOptions({ id });
}

/** Reads ahead the history at an address. */
export const readHistoryAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(historyListQuery(readAddress(historyList, address)));
