import { placeOfField } from "#src/kit/form/field-places.ts";
import { FIELDS_OF } from "../wizard-context.tsx";
import { SERVICE_FILTER_ID } from "./service-toolbar.tsx";

/** Where the fields and buttons of the services stand in the page, for the focus to find them. */

export type LineFigure = "quantity" | "periodOfUse";

/** The path of its broken rules, which lead there. */
export function nameOfFigure(lineId: string, field: LineFigure): string {
  return `lines.${lineId}.${field}`;
}

export function fieldId(lineId: string, field: LineFigure): string {
  return placeOfField(FIELDS_OF, nameOfFigure(lineId, field));
}

export function noteId(lineId: string): string {
  return placeOfField(FIELDS_OF, `lines.${lineId}.notes`);
}

export function addButtonId(itemId: string): string {
  return placeOfField(FIELDS_OF, `add.${itemId}`);
}

/**
 * The button pressed goes with its press; the focus moves to what took its place once that is drawn, or, where nothing
 * did, to the filter above, unless somebody was faster. Behind the frame: within it, five hundred items would be laid
 * out for the focus first.
 */
export function focusNext(id: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const place = document.getElementById(id) ?? document.getElementById(SERVICE_FILTER_ID);
      place?.focus();
      // What is typed takes the place of the figure that stands there.
      if (place instanceof HTMLInputElement) place.select();
    }),
  );
}
