/** What lies between a dialog and the page behind it. */
export const overlayClasses =
  "fixed inset-0 bg-river/60 data-[state=closed]:animate-vanish data-[state=open]:animate-appear";
