import { isSame } from "#domain/same.ts";
import { useSyncExternalStore } from "react";
import { createStore } from "../page/store.ts";
import { ownMemory } from "./own-memory.ts";

type Search = Readonly<Record<string, unknown>>;
/** The row that was left, with its neighbours in case it is gone. */
export type RowLeft = { id: string; rows: readonly string[] };
type Place = { search: Search; row?: RowLeft | undefined };

/** Each list's place, by path. */
const places = ownMemory<Place>();
const changes = createStore(() => 0);

function keep(path: string, place: Place): void {
  places.keep(path, place);
  changes.write(changes.read() + 1);
}

/** Remembers a list's search, filters, order and page. */
export function keepPlace(path: string, search: Search): void {
  const known = places.read().get(path);
  if (!known || !isSame(known.search, search)) keep(path, { search });
}

export function keepRow(path: string, row: RowLeft): void {
  const known = places.read().get(path);
  if (known) keep(path, { ...known, row });
}

/** Moves to a neighbour, by "next" or "previous" on a record's page. */
export function stepRow(path: string, id: string): void {
  const row = places.read().get(path)?.row;
  if (row?.rows.includes(id)) keepRow(path, { ...row, id });
}

/** The row that was left, if search, filters and order are still the same. */
export function rowLeft(path: string, search: Search): RowLeft | undefined {
  const known = places.read().get(path);
  return known && isSame(known.search, search) ? known.row : undefined;
}

/** The search of a list as it was left, for links back to it. */
export function useListPlaces(): (path: string) => Search | undefined {
  const known = useSyncExternalStore(changes.subscribe, places.read, places.read);
  return (path) => known.get(path)?.search;
}
