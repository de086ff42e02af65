import { useEffect } from "react";
import { createStore } from "#src/lib/page/store.ts";

/** A move that the record in front of somebody offers now; `ask` opens the very question its button opens. */
export type FrontMove = { id: string; name: string; ask: () => void };
/** What stands in front, by its reference, and what may be done with it. */
export type FrontRecord = { name: string; moves: readonly FrontMove[] };

const front = createStore<FrontRecord | undefined>(() => undefined);

/** Says what may be done with the record of this page, for whoever acts from elsewhere than its buttons. */
export function useOfferMoves(record: FrontRecord): void {
  useEffect(() => {
    front.write(record);
    return () => {
      if (front.read() === record) front.write(undefined);
    };
  }, [record]);
}

export function useFrontRecord(): FrontRecord | undefined {
  return front.useValue();
}
