import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { loadWords } from "#src/lib/words/words.tsx";
import type { Screen } from "./entry.ts";

/** What it is made of comes with its first opening. */
const Palette = lazy(async () => {
  const [{ Palette: Loaded }] = await Promise.all([import("./palette.tsx"), loadWords("palette")]);
  return { default: Loaded };
});

/**
 * Ctrl+K or ⌘K opens the palette from anywhere at the desk, out of a field as well; over a dialog the keys do nothing,
 * since what is asked there comes first.
 */
export function usePalette(screens: readonly Screen[]): { open: () => void; palette: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isAsked = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) setIsOpen(true);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: (
      <Suspense fallback={null}>
        {isOpen && <Palette screens={screens} onClose={() => setIsOpen(false)} />}
      </Suspense>
    ),
  };
}
