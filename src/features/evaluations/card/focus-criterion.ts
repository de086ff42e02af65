/** Moves the focus to the criterion so many after this one; after the last one to what follows them in the form. */
export function focusCriterion(from: HTMLElement, steps: 1 | -1): void {
  const form = from.closest("form");
  const groups = [...(form?.querySelectorAll<HTMLElement>("[data-criterion]") ?? [])];
  const next = groups[groups.indexOf(from) + steps];
  if (next) focusIn(next);
  else if (steps === 1) form?.querySelector<HTMLElement>("[data-after-criteria] [role=radio]")?.focus();
}

/** The mark that was given has the focus, or the first one. */
function focusIn(group: HTMLElement): void {
  const chosen = group.querySelector<HTMLElement>("[role=radio][aria-checked=true]");
  (chosen ?? group.querySelector<HTMLElement>("[role=radio]"))?.focus();
}
