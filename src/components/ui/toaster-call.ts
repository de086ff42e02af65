import { useSyncExternalStore } from "react";

/** Whether any notice was ever given on this page: only then is the toaster fetched, so a reader never pays for it. */
let isCalled = false;
const listeners = new Set<() => void>();

export function callForToaster(): void {
  isCalled = true;
  for (const listener of listeners) listener();
}

export function useToasterCall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isCalled,
    () => false,
  );
}
