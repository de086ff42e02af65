/**
 * For what opens once its code has been fetched: called when somebody asks for it, answers what tells at its arrival
 * whether they still wait. Whoever has clicked something else, pressed Escape or gone back meanwhile does not.
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
