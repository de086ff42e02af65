import { useEffect, useEffectEvent } from "react";
import { isUnderSomething, letterKeyOf, type Pressed } from "#src/lib/page/letter-key.ts";

export const LIST_KEYS = {
  next: "j",
  previous: "k",
  mark: "x",
  open: "Enter",
  edit: "e",
  search: "/",
  help: "?",
} as const;
export type ListKey = keyof typeof LIST_KEYS;

/** What each key does here; what is left out does nothing. The search field hears "/" itself. */
export type ListActs = Partial<Record<Exclude<ListKey, "search">, (event: KeyboardEvent) => void>>;

/** Moving goes on while a key is held down; anything else is done once. */
const GOES_ON: readonly ListKey[] = ["next", "previous"];

/** Hears the keys of a list on the whole page. Letters can be switched off; Enter stays. */
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

export function listKeyOf(
  event: Pressed,
  hasLetters: boolean,
  isUnder = isUnderSomething(),
): ListKey | undefined {
  if (event.key === LIST_KEYS.open) return !isUnder && isFreeEnter(event) ? "open" : undefined;
  const letter = hasLetters ? letterKeyOf(event, isUnder) : undefined;
  // With the shift key the rows since the last one are marked along.
  if (letter === "X") return "mark";
  return (Object.keys(LIST_KEYS) as ListKey[]).find((name) => LIST_KEYS[name] === letter);
}

/** Enter on a link or a button is that one's, and in a field the field's. */
function isFreeEnter(event: Pressed): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey || shiftKey) return false;
  const at = target as Partial<HTMLElement> | null;
  const others = "a, button, input, select, textarea, summary, [role=button], [contenteditable]";
  return !at?.closest?.(others);
}
