/**
 * Runs once at the first touch of the page, or when a pointer comes near: code that only an action can need is fetched
 * then.
 */
export function onFirstTouch(run: () => void): () => void {
  const touches = ["pointermove", "pointerdown", "keydown"] as const;
  function forget(): void {
    for (const touch of touches) window.removeEventListener(touch, start, true);
  }
  function start(): void {
    forget();
    run();
  }
  for (const touch of touches) window.addEventListener(touch, start, true);
  return forget;
}
