import { queryClient } from "../call/query-client.ts";

/** A change that this page has asked for is no news to it. */
const OWN_FOR_MS = 5_000;

let lastNoted = -Infinity;

/** What this page has asked for goes on: a run over many records changes them long after it was called. */
export function noteOwnChange(): void {
  lastNoted = Date.now();
}

/** Whether what comes now was probably changed by this page itself. */
export function hasJustChanged(): boolean {
  const since = Date.now() - OWN_FOR_MS;
  if (lastNoted > since) return true;
  return queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === "pending" || state.submittedAt > since);
}
