import { SERVICE_FILTER_ID } from "./service-toolbar.tsx";

/** Where the fields and buttons of the services stand in the page, for the focus to find them. */

export type LineFigure = "quantity" | "periodOfUse";

/** Named as the path of a broken rule, which leads there. */
export function fieldId(lineId: string, field: LineFigure): string {
  return `wizard-lines.${lineId}.${field}`;
}

export function addButtonId(itemId: string): string {
  return `wizard-add.${itemId}`;
}

/**
 * The button pressed goes with its press; the focus moves to what took its place once that is drawn, or, where nothing
 * did, to the filter above. Behind the frame: within it, five hundred items would be laid out for the focus first.
 */
export function focusNext(id: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      (document.getElementById(id) ?? document.getElementById(SERVICE_FILTER_ID))?.focus();
    }),
  );
}
