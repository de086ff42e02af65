import { useEffect } from "react";
import { createStore } from "#src/lib/page/store.ts";

/** `ask` opens the dialog of the record's button. */
type FrontMove = { id: string; name: string; ask: () => void };
/** The record on this page with its moves. */
export type FrontRecord = { name: string; moves: readonly FrontMove[] };

const front = createStore<FrontRecord | undefined>(() => undefined);

/** Offers the page's moves elsewhere, as in the palette. */
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
