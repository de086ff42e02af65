import { queryClient } from "../call/query-client.ts";

/** How long a change counts as this page's own, which is no news to it. */
const OWN_FOR_MS = 5_000;

let lastNoted = -Infinity;

/** A run changes records long after it was called. */
export function noteOwnChange(): void {
  lastNoted = Date.now();
}

/** Whether this page probably made the change itself. */
export function hasJustChanged(): boolean {
  const since = Date.now() - OWN_FOR_MS;
  if (lastNoted > since) return true;
  return queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === "pending" || state.submittedAt > since);
}
