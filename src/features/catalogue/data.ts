import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { lastActor, recordAt } from "#src/kit/together/record-at.ts";
import { change, readAgain } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedItems = Outputs["catalogue"]["items"];
export type ItemRow = ListedItems["items"][number];
export type Item = Outputs["catalogue"]["get"];

export function itemListQuery(asked: Inputs["catalogue"]["items"]) {
  return trpc.catalogue.items.queryOptions(asked, LIST_QUERY);
}

export function itemQuery(id: string) {
  return trpc.catalogue.get.queryOptions({ id });
}

export const vocabularyQuery = trpc.catalogue.vocabulary.queryOptions();

/** Reads ahead what an item's page shows. */
export const readItemPage = (id: string) => readAhead(itemQuery(id), vocabularyQuery);

/** An item, where several people may write in it. */
export function itemAt(id: string) {
  return recordAt({ place: `catalogueItem:${id}`, query: itemQuery(id), savedBy: lastActor });
}

/** The wizard's catalogue, which stays fresh for a day, is among what a change shows in. */
const SHOW_ITEMS = ROOMS.catalogueItem;

const { catalogue } = trpcClient;
export const createItem = change(catalogue.create.mutate, SHOW_ITEMS);
export const updateItem = change(catalogue.update.mutate, SHOW_ITEMS);
export const setItemStatus = change(catalogue.setStatus.mutate, SHOW_ITEMS);
export const duplicateItem = change(catalogue.duplicate.mutate, SHOW_ITEMS);
export const removeItem = change(catalogue.remove.mutate, SHOW_ITEMS);

/** Shows the list with what the reader has folded or unfolded since. */
export const showFolded = () => readAgain([trpc.catalogue.items]);
