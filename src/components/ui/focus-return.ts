import { useRef } from "react";

/** Where a form begins; a dialog without a form begins at its first button. */
const FIELDS = "input:not([type=hidden], [type=file]), textarea, select, [role=combobox], [role=radio]";

/**
 * Where the focus goes in a dialog that opens, and back to when it closes. A form begins at its first field, where no
 * keyboard covers it. A dialog whose field has the focus already says where it was before. Dialogs are opened by state,
 * so the focus returns to where it was, or to the page's heading.
 */
export function useFocusReturn(openedFrom: Element | null = null) {
  const opener = useRef(openedFrom);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const dialog = event.target as HTMLElement;
      const field = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find((one) => one.matches(":enabled"));
      if (!field || matchMedia("(pointer: coarse)").matches || !isInView(field, dialog)) return;
      event.preventDefault();
      (
        field.closest("[role=radiogroup]")?.querySelector<HTMLElement>(":checked, [data-state=checked]") ??
        field
      ).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What closed the dialog may have moved the focus already.
      if (document.activeElement && document.activeElement !== document.body) return;
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      const heading = document.querySelector<HTMLElement>("[data-page-heading]");
      const target = isThere && opener.current !== document.body ? (opener.current as HTMLElement) : heading;
      target?.focus({ preventScroll: true });
    },
  };
}

function isInView(field: HTMLElement, dialog: HTMLElement): boolean {
  return field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
}
