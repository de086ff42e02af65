/** How long to wait for a reloading page to release its places. */
const PATIENCE_MS = 400;

export type HeldPlace = { release: () => void };

/** Other pages' are known by their locks. */
const heldHere = new Set<string>();

export function isHeldHere(place: string): boolean {
  return heldHere.has(place);
}

/**
 * Locks a place for this page; undefined while another tab holds it. Without locks (plain http) two tabs may begin
 * with the same text, and the server refuses the older save.
 */
export async function holdPlace(place: string): Promise<HeldPlace | undefined> {
  const letGo = Promise.withResolvers<void>();
  const isHeld = await lock(place, letGo.promise);
  if (!isHeld) return undefined;
  heldHere.add(place);
  return {
    release() {
      heldHere.delete(place);
      letGo.resolve();
    },
  };
}

/** The places that any tab holds, as far as the browser reports them. */
export async function heldPlaces(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return heldHere;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

function lock(place: string, until: Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(place, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      resolve(true);
      return until;
    })
    .catch(() => resolve(false));
  return promise;
}
