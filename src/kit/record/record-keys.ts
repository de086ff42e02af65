import { useEffect, useEffectEvent } from "react";
import { usePreferences } from "../list/preferences.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"> & {
  target: EventTarget | null;
};

/**
 * The letter that was pressed for the page itself: not with Ctrl or ⌘, not while somebody writes or composes a letter,
 * and not under a dialog, which comes first.
 */
export function letterOf(event: Pressed, isAsking: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || isAsking || ctrlKey || metaKey || altKey || isWriting(event.target)) return undefined;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

function isWriting(target: EventTarget | null): boolean {
  const field = target as Partial<HTMLElement> | null;
  const name = field?.tagName?.toLowerCase() ?? "";
  return ["input", "textarea", "select"].includes(name) || field?.isContentEditable === true;
}

/** What the letter keys do on the page of a record, unless somebody has switched them off (behaviour 8). */
export function useRecordKeys(keys: Readonly<Record<string, () => void>>): void {
  const { letterKeys } = usePreferences();
  const onLetter = useEffectEvent((event: KeyboardEvent) => {
    const isAsking = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;
    const letter = letterOf(event, isAsking);
    const run = letter === undefined ? undefined : keys[letter];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!letterKeys) return;
    const listen = (event: KeyboardEvent) => onLetter(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [letterKeys]);
}
