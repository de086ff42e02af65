const FOCUSABLE = "input, textarea, select, button, [role='radio'], [role='checkbox']";

/** Leads to the first field that is not right, once its error stands there. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const invalid = form?.querySelector<HTMLElement>("[aria-invalid='true']");
    const control = invalid?.matches(FOCUSABLE) ? invalid : invalid?.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
  });
}
