/** The smallest file of the portal. */
const SIGN = "/favicon.svg";
/** Milliseconds between attempts to reach the portal where the browser reports nothing. */
const PAUSE_MS = 5_000;

/** Whether the portal answers, whatever it says. */
export async function reachesPortal(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(SIGN, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

/** Resolves once the portal can be reached; tries when the browser reports a network, and at intervals. */
export async function networkBack(): Promise<void> {
  do {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(goOn, PAUSE_MS);
      function goOn(): void {
        clearTimeout(timer);
        window.removeEventListener("online", goOn);
        resolve();
      }
      window.addEventListener("online", goOn);
    });
  } while (!(await reachesPortal()));
}
