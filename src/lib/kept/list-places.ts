import { isSame } from "#domain/same.ts";
import { useSyncExternalStore } from "react";
import { createStore } from "../page/store.ts";
import { ownMemory } from "./own-memory.ts";

type Search = Readonly<Record<string, unknown>>;
/** With its neighbours, for when the row is gone. */
export type RowLeft = { id: string; rows: readonly string[] };
type Place = { search: Search; row?: RowLeft | undefined };

/** By path. */
const places = ownMemory<Place>();
const changes = createStore(() => 0);

function keep(path: string, place: Place): void {
  places.keep(path, place);
  changes.write(changes.read() + 1);
}

/** With its search, filters, order and page. */
export function keepPlace(path: string, search: Search): void {
  const known = places.read().get(path);
  if (!known || !isSame(known.search, search)) keep(path, { search });
}

export function keepRow(path: string, row: RowLeft): void {
  const known = places.read().get(path);
  if (known) keep(path, { ...known, row });
}

/** By "next" or "previous" on a record's page. */
export function stepRow(path: string, id: string): void {
  const row = places.read().get(path)?.row;
  if (row?.rows.includes(id)) keepRow(path, { ...row, id });
}

/** If the list is still asked the same. */
export function rowLeft(path: string, search: Search): RowLeft | undefined {
  const known = places.read().get(path);
  return known && isSame(known.search, search) ? known.row : undefined;
}

/** For links back. */
export function useListPlaces(): (path: string) => Search | undefined {
  const known = useSyncExternalStore(changes.subscribe, places.read, places.read);
  return (path) => known.get(path)?.search;
}
