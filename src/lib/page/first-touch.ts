/**
 * Runs once somebody touches the page for the first time. What only an action can bring about (a notice, the question
 * for the password after something was typed) is fetched then: later than the page, long before it is needed.
 */
export function onFirstTouch(run: () => void): () => void {
  const touches = ["pointerdown", "keydown"] as const;
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
