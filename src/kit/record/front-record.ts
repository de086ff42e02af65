import { useEffect, useSyncExternalStore } from "react";

/** A move that the record in front of somebody offers now; `ask` opens the very question its button opens. */
export type FrontMove = { id: string; name: string; ask: () => void };
/** What stands in front, by its reference, and what may be done with it. */
export type FrontRecord = { name: string; moves: readonly FrontMove[] };

let front: FrontRecord | undefined;
const listeners = new Set<() => void>();

function put(record: FrontRecord | undefined): void {
  front = record;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Says what may be done with the record of this page, for whoever acts from elsewhere than its buttons. */
export function useOfferMoves(record: FrontRecord): void {
  useEffect(() => {
    put(record);
    return () => {
      if (front === record) put(undefined);
    };
  }, [record]);
}

export function useFrontRecord(): FrontRecord | undefined {
  return useSyncExternalStore(subscribe, () => front);
}
