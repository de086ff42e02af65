/** The id of a held field's control. */
export function placeOfField(of: string, name: string): string {
  return `${of}-${name}`;
}

/** Brings the cursor to a held field once it is drawn; in the middle, as at the edge it would lie under a bar. */
export function focusHeldField(of: string, name: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(placeOfField(of, name));
    const control = field?.matches("input, textarea, button")
      ? field
      : field?.querySelector<HTMLElement>("input, textarea, button:not(:disabled)");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
