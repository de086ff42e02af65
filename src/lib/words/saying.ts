import type { sayFailure } from "./say-failure.ts";
import { loadWords, publishAgain } from "./words.tsx";

let say: typeof sayFailure | undefined;

/** What says a failure, once it has come. */
export function saying(): typeof sayFailure | undefined {
  return say;
}

/**
 * Fetches what says why something failed, with its sentences. Nobody needs it before something fails, so it comes with
 * the first touch of a page, or with the first answer that is a failure (callFetch), which waits for it.
 */
export async function loadSaying(): Promise<void> {
  if (say) return;
  const [part] = await Promise.all([import("./say-failure.ts"), loadWords("refusals", "validation")]);
  say = part.sayFailure;
  publishAgain();
}
