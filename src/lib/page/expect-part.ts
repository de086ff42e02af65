/**
 * For what opens once its code is fetched: answers a function that tells whether the reader still waits, having not
 * clicked elsewhere, pressed Escape or gone back.
 */
export function expectPart(): () => boolean {
  const wait = new AbortController();
  const { signal } = wait;
  const stop = () => wait.abort();
  for (const other of ["click", "popstate"]) window.addEventListener(other, stop, { capture: true, signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { capture: true, signal });
  return () => {
    const isAwaited = !signal.aborted;
    stop();
    return isAwaited;
  };
}
