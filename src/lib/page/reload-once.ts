/** How browsers say that a part of the application did not come. */
const LOST_PART = /dynamically imported module|module script failed/;

/** The page is on its way out: whatever else breaks until then is not shown. */
let isReloading = false;

/**
 * A tab that was open while a new version came asks for parts that are gone, and a browser asks for a lost part only
 * once: loaded again, the page has them. Once for each part in a tab. False when the page stays.
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
    return false; // Storage is switched off: nobody could tell the first time from the next.
  }
  window.location.reload();
  isReloading = true;
  return true;
}
