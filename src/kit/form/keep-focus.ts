import { focusFirstControl } from "./kept-note.tsx";

/**
 * A bar that goes once its record is saved takes the button that was pressed with it: the field that was typed in last
 * has the focus then, instead of nobody. Answers what to do as it goes.
 */
export function keepFocus(bar: HTMLElement): () => void {
  const form = bar.closest("form");
  let field = fieldOf(bar, document.activeElement);
  let wasInBar = false;
  function hear({ target }: FocusEvent): void {
    wasInBar = bar.contains(target as Node);
    field = fieldOf(bar, target) ?? field;
  }
  document.addEventListener("focusin", hear);
  return () => {
    document.removeEventListener("focusin", hear);
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || bar.contains(activeElement);
    // Gone with the whole page, there is nothing to go back to.
    if (!wasInBar || !isLost || !form?.isConnected) return;
    if (field?.isConnected) field.focus({ preventScroll: true });
    else focusFirstControl(form);
  };
}

function fieldOf(bar: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  const isField =
    target instanceof HTMLElement && bar.closest("form")?.contains(target) && !bar.contains(target);
  return isField ? target : undefined;
}
