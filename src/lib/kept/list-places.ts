import { isSame } from "#domain/same.ts";
import { useSyncExternalStore } from "react";
import { createStore } from "../page/store.ts";
import { ownMemory } from "./own-memory.ts";

type Search = Readonly<Record<string, unknown>>;
/** The row that somebody was at, and those around it: when it is gone, the next one is where one goes on. */
export type RowLeft = { id: string; rows: readonly string[] };
type Place = { search: Search; row?: RowLeft | undefined };

/** Where each list of this page was left, by its path. */
const places = ownMemory<Place>();
/** How often one was kept. */
const changes = createStore(() => 0);

function keep(path: string, place: Place): void {
  places.keep(path, place);
  changes.write(changes.read() + 1);
}

/** A list stands at an address: with what it was searched for, filtered and sorted by, and on which page of it. */
export function keepPlace(path: string, search: Search): void {
  const known = places.read().get(path);
  if (!known || !isSame(known.search, search)) keep(path, { search });
}

/** The row somebody is at, in the list at its address. */
export function keepRow(path: string, row: RowLeft): void {
  const known = places.read().get(path);
  if (known) keep(path, { ...known, row });
}

/** Somebody went on from the record of one row to that of another, as by "next". */
export function stepRow(path: string, id: string): void {
  const row = places.read().get(path)?.row;
  if (row?.rows.includes(id)) keepRow(path, { ...row, id });
}

/** The row that was left, if the list is still asked the same. */
export function rowLeft(path: string, search: Search): RowLeft | undefined {
  const known = places.read().get(path);
  return known && isSame(known.search, search) ? known.row : undefined;
}

/** The address each list was left at, for whoever leads back to it. */
export function useListPlaces(): (path: string) => Search | undefined {
  const known = useSyncExternalStore(changes.subscribe, places.read, places.read);
  return (path) => known.get(path)?.search;
}
