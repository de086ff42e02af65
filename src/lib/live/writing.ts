import { useEffect } from "react";
import type { OpenRecord } from "#domain/looking.ts";
import { createStore } from "../page/store.ts";

/** Unsaved forms of this page by record. */
const writing = createStore<ReadonlyMap<OpenRecord, number>>(() => new Map());

/** Shows others that somebody is writing in a record. */
export function useWriting(at: OpenRecord | undefined, isWriting: boolean): void {
  useEffect(() => {
    if (!at || !isWriting) return undefined;
    count(at, 1);
    return () => count(at, -1);
  }, [at, isWriting]);
}

export function useIsWriting(at: OpenRecord): boolean {
  return (writing.useValue().get(at) ?? 0) > 0;
}

function count(at: OpenRecord, more: number): void {
  const before = writing.read();
  writing.write(new Map(before).set(at, (before.get(at) ?? 0) + more));
}
