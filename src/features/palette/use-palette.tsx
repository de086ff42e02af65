import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { loadWords } from "#src/lib/words/words.tsx";
import type { Screen } from "./entry.ts";
import { FirstKeys } from "./first-keys.tsx";

/** The palette's code loads when it is first opened. */
const Palette = lazy(async () => {
  const [{ Palette: Loaded }] = await Promise.all([import("./palette.tsx"), loadWords("palette")]);
  return { default: Loaded };
});

/**
 * Ctrl+K or ⌘K opens the palette from anywhere at the desk, out of a field as well; over a dialog the keys do nothing,
 * since its question comes first. From then on every key is the palette's, also before its code has come.
 */
export function usePalette(screens: readonly Screen[]): { open: () => void; palette: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isAsked = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) setOpened(openHere());
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const open = () => setOpened(openHere());
  if (!opened) return { open, palette: null };
  const { text, from, isEntered } = opened;
  const typing = {
    text,
    isEntered,
    onType: (typed: string) => setOpened({ text: typed, from, isEntered: false }),
    onEnter: (is: boolean) => setOpened({ text, from, isEntered: is }),
  };
  return {
    open,
    palette: (
      <Suspense fallback={<FirstKeys {...typing} onClose={closeEarly} />}>
        <Palette {...typing} screens={screens} opener={from} onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  };

  function closeEarly(): void {
    setOpened(undefined);
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  }
}

/** What is typed, whether Enter waits for what it finds, and what had the focus before. */
type Opened = { text: string; isEntered: boolean; from: Element | null };

function openHere(): Opened {
  return { text: "", isEntered: false, from: document.activeElement };
}
