/** The role of a tab: it listens for all tabs, or hears from the tab that listens. */
export type SharedPart = {
  /** This tab listens until the answered function is called. */
  lead: () => () => void;
  /** Called in tabs that do not listen. */
  hear: (message: unknown) => void;
};

export type Sharing = {
  tell: (message: unknown) => void;
  stop: () => void;
};

/**
 * All tabs share one stream, since a browser has six connections per host: the holder of the lock listens and notifies
 * the others. A tab coming into view takes the lock, as a tab in the background may sleep.
 */
export function shareListening(name: string, part: SharedPart): Sharing {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;
  const { locks } = navigator as { locks?: LockManager };
  let wish = new AbortController();
  let isLeading = false;

  function leadUntil({ signal }: AbortController): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    isLeading = true;
    const stop = part.lead();
    return new Promise((resolve) => {
      signal.addEventListener("abort", () => {
        isLeading = false;
        stop();
        resolve();
      });
    });
  }

  function wishToLead(isInView: boolean): void {
    wish.abort();
    const own = (wish = new AbortController());
    if (!locks) return void (isInView && leadUntil(own));
    const how = isInView ? { steal: true } : { signal: own.signal };
    locks
      .request(name, how, () => leadUntil(own))
      // Another tab has the lock: this tab waits until that tab is closed.
      .catch((error: unknown) => {
        if (own.signal.aborted) return;
        if (error instanceof DOMException && error.name === "AbortError") wishToLead(false);
        else void leadUntil(own);
      });
  }

  function look(): void {
    const isInView = document.visibilityState === "visible";
    if (isInView ? !isLeading : !locks) wishToLead(isInView);
  }

  channel?.addEventListener("message", ({ data }) => part.hear(data));
  document.addEventListener("visibilitychange", look);
  wishToLead(document.visibilityState === "visible");
  return {
    tell: (message) => channel?.postMessage(message),
    stop() {
      document.removeEventListener("visibilitychange", look);
      wish.abort();
      channel?.close();
    },
  };
}
