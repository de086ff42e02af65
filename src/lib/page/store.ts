import { useSyncExternalStore } from "react";

type StoreOptions<Value> = {
  /** The value on the server and until hydration. */
  onServer?: () => Value;
  /** Runs while the value is shown; its result is the cleanup. */
  whileShown?: () => () => void;
};

/** One value read by many parts of a page, opened on first read. */
export function createStore<Value>(open: () => Value, options: StoreOptions<Value> = {}) {
  const { onServer = open, whileShown } = options;
  let held: { value: Value } | undefined;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function read(): Value {
    held ??= { value: open() };
    return held.value;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) stop = whileShown?.();
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop?.();
    };
  }

  return {
    read,
    subscribe,
    write(value: Value): void {
      held = { value };
      for (const listener of listeners) listener();
    },
    /** Closes the store; the next reader opens it again. */
    close(): void {
      held = undefined;
    },
    useValue: () => useSyncExternalStore(subscribe, read, onServer),
  };
}
