/** How browsers report a missing chunk. */
const LOST_PART = /dynamically imported module|module script failed/;

/** Errors until then are not shown. */
let isReloading = false;

/**
 * After an update an open tab asks for chunks that are gone, and browsers do not retry: reload, once per chunk and
 * tab. False when the page stays.
 */
export function reloadOnce(error: unknown): boolean {
  if (isReloading) return true;
  const message = error instanceof Error ? error.message : "";
  if (!LOST_PART.test(message) || !navigator.onLine) return false;
  try {
    const key = `reloaded: ${message}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    return false; // Without storage the first time cannot be told from the next.
  }
  window.location.reload();
  isReloading = true;
  return true;
}
