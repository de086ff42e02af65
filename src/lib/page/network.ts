/** Of the smallest file that the portal has. */
const SIGN = "/favicon.svg";
/** Until the portal is asked for again where the browser says nothing. */
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

/** Resolves once the portal can be reached; asked about when the browser says so, and now and then. */
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
