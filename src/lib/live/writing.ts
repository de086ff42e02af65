import { useEffect, useSyncExternalStore } from "react";
import type { OpenRecord } from "#domain/looking.ts";

/** In how many forms of this page something unsaved is typed, by the record they change. */
const writing = new Map<OpenRecord, number>();
const listeners = new Set<() => void>();

/** A form says that something unsaved is typed in it: others who have the record open see that somebody writes. */
export function useWriting(at: OpenRecord | undefined, isWriting: boolean): void {
  useEffect(() => {
    if (!at || !isWriting) return undefined;
    count(at, 1);
    return () => count(at, -1);
  }, [at, isWriting]);
}

export function useIsWriting(at: OpenRecord): boolean {
  return useSyncExternalStore(subscribe, () => (writing.get(at) ?? 0) > 0);
}

function count(at: OpenRecord, more: number): void {
  writing.set(at, (writing.get(at) ?? 0) + more);
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
