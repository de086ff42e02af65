import { useEffect, useEffectEvent } from "react";
import { isUnderSomething, letterKeyOf, type Pressed } from "#src/lib/page/letter-key.ts";

export const LIST_KEYS = {
  next: "j",
  previous: "k",
  mark: "x",
  open: "Enter",
  edit: "e",
  status: "s",
  move: "1–9",
  search: "/",
  help: "?",
} as const;
export type ListKey = keyof typeof LIST_KEYS;

/** A missing key does nothing. The search field handles "/". */
export type ListActs = Partial<Record<Exclude<ListKey, "search">, (event: KeyboardEvent) => void>>;

/** Keys that repeat while they are held down. */
const GOES_ON: readonly ListKey[] = ["next", "previous"];

/** Listens for the list's keys on the whole page. Letters can be switched off; Enter stays. */
export function useListKeys(acts: ListActs, hasLetters: boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const name = listKeyOf(event, hasLetters);
    const act = acts[name as keyof ListActs];
    if (!name || !act || (event.repeat && !GOES_ON.includes(name))) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

export function listKeyOf(event: Pressed, hasLetters: boolean, isUnder?: boolean): ListKey | undefined {
  if (event.key === LIST_KEYS.open)
    return isFreeEnter(event) && !(isUnder ?? isUnderSomething()) ? "open" : undefined;
  const letter = hasLetters ? letterKeyOf(event, isUnder) : undefined;
  if (letter !== undefined && /^[1-9]$/.test(letter)) return "move";
  // Shift and "x" select a range.
  if (letter === "X") return "mark";
  return (Object.keys(LIST_KEYS) as ListKey[]).find((name) => LIST_KEYS[name] === letter);
}

/** Enter belongs to a focused link, button or field. */
function isFreeEnter(event: Pressed): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey || shiftKey) return false;
  const at = target as Partial<HTMLElement> | null;
  const others = "a, button, input, select, textarea, summary, [role=button], [contenteditable]";
  return !at?.closest?.(others);
}
