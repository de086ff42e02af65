import { useEffect } from "react";
import type { Namespaces } from "#i18n/i18n-types.ts";
import { onFirstTouch } from "../page/first-touch.ts";
import { loadWords } from "./words.tsx";

/** Words that nobody reads before they did something: they come with the first touch of the page. */
export function useLateWords(names: readonly Namespaces[]): void {
  // Without a connection these words cannot load, and a refusal says in general what failed.
  useEffect(() => onFirstTouch(() => void loadWords(...names).catch(() => undefined)), [names]);
}
