import { useRef } from "react";

/**
 * Dialogs here are opened by state, so no trigger is known to give the focus back to: these two remember where it
 * was and return it, or go to the page's heading when that place is gone. Spread them onto the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whoever closed the dialog may have brought the focus somewhere already.
      if (document.activeElement && document.activeElement !== document.body) return;
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      const heading = document.querySelector<HTMLElement>("[data-page-heading]");
      const target = isThere && opener.current !== document.body ? (opener.current as HTMLElement) : heading;
      target?.focus({ preventScroll: true });
    },
  };
}
