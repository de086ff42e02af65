export function placeOfField(of: string, name: string): string {
  return `${of}-${name}`;
}

/** Focuses a held field and centres it, since bars cover the edges of the screen. */
export function focusHeldField(of: string, name: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(placeOfField(of, name));
    const control = field?.matches("input, select, textarea, button")
      ? field
      : field?.querySelector<HTMLElement>("input, select, textarea, button:not(:disabled)");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
