const FOCUSABLE = "input, textarea, select, button, [role='radio'], [role='checkbox']";

/**
 * Leads to the first field that is not right, once its error stands there; or to the form's own list of several, which
 * says so by `data-wrong-list`.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const list = form?.querySelector<HTMLElement>("[data-wrong-list]");
    if (list) return list.focus();
    const invalid = form?.querySelector<HTMLElement>("[aria-invalid='true']");
    const control = invalid?.matches(FOCUSABLE) ? invalid : invalid?.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
  });
}
