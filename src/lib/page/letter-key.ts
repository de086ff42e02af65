const OVER = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}][data-state=open]`)
  .join(", ");
/** Inputs that are pressed, not typed into. */
const PRESSED = ["checkbox", "radio", "button", "submit"];

export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "isComposing" | "defaultPrevented" | "target"
> & { getModifierState: (name: "AltGraph") => boolean };

/**
 * The letter or sign pressed for the page itself, by what it writes: nothing in fields, under dialogs, while
 * composing, or with Ctrl, Alt or ⌘. AltGr, which arrives as Ctrl and Alt, counts for signs: many keyboards type "/"
 * and "?" with it.
 */
export function letterKeyOf(event: Pressed, isUnder?: boolean): string | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || metaKey || [...key].length !== 1) return undefined;
  const isAltGr = event.getModifierState("AltGraph") || (ctrlKey && altKey);
  if (isAltGr ? /\p{L}/u.test(key) : ctrlKey || altKey) return undefined;
  // Last, for it looks through the whole page: somebody who types in an order of 200 lines must not wait for it.
  if (isWriting(event.target) || (isUnder ?? isUnderSomething())) return undefined;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Whether somebody types, or chooses in a listbox. */
function isWriting(target: EventTarget | null): boolean {
  const field = target as Partial<HTMLInputElement> | null;
  const name = field?.tagName?.toLowerCase() ?? "";
  if (name === "input") return !PRESSED.includes(field?.type ?? "");
  if (["textarea", "select"].includes(name) || field?.isContentEditable === true) return true;
  return ["combobox", "textbox", "searchbox"].includes(field?.getAttribute?.("role") ?? "");
}

export function isUnderSomething(): boolean {
  return document.querySelector(OVER) !== null;
}
