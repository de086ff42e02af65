/**
 * Computes a value with the first call and returns it from then on; a failure is not cached, so the next call tries
 * again.
 */
export function keepOnce<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (kept) return kept;
    const made = work();
    kept = made;
    made.catch(() => {
      kept = undefined;
    });
    return made;
  };
}
