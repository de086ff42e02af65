/** How long a page that is being reloaded may take to let its places go. */
const PATIENCE_MS = 400;

export type HeldPlace = { release: () => void };

/** Places that this page holds; another page's are known by their locks alone. */
const heldHere = new Set<string>();

export function isHeldHere(place: string): boolean {
  return heldHere.has(place);
}

/**
 * Holds a place on the device for the page of this tab; undefined while another tab holds it. The browser lets it go
 * with the page, however that ends. Where it knows no locks (plain http), two tabs may begin with the same text, and
 * the server tells the older one.
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

/** The places that any tab of this browser holds now, as far as the browser tells. */
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
