/** The messages by which browsers report a missing chunk. */
const LOST_PART = /dynamically imported module|module script failed/;

/** Set while the page reloads; errors until then are not shown. */
let isReloading = false;

/** Whether a part could not be fetched, for whatever reason. */
export function isLostPart(error: unknown): boolean {
  return error instanceof Error && LOST_PART.test(error.message);
}

/**
 * After an update an open tab requests chunks that are gone, and browsers do not retry: reload, once per chunk and
 * tab. False when the page stays: without a network a reload would put the browser's own page in its place.
 */
export function reloadOnce(error: unknown, reload = () => window.location.reload()): boolean {
  if (isReloading) return true;
  if (!isLostPart(error) || !navigator.onLine) return false;
  try {
    const key = keyOf(error);
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    return false; // Without storage the first time cannot be told from the next.
  }
  reload();
  isReloading = true;
  return true;
}

/** Loading the page again has not helped. */
export function wasReloadedFor(error: unknown): boolean {
  try {
    return !isReloading && sessionStorage.getItem(keyOf(error)) !== null;
  } catch {
    return true;
  }
}

function keyOf(error: unknown): string {
  return `reloaded: ${error instanceof Error ? error.message : ""}`;
}
