/** Moves the focus by so many criteria; after the last criterion to what follows in the form. */
export function focusCriterion(from: HTMLElement, steps: 1 | -1): void {
  const form = from.closest("form");
  const groups = [...(form?.querySelectorAll<HTMLElement>("[data-criterion]") ?? [])];
  const next = groups[groups.indexOf(from) + steps];
  if (next) focusIn(next);
  else if (steps === 1) form?.querySelector<HTMLElement>("[data-after-criteria] [role=radio]")?.focus();
}

/** Focuses the given mark, or the first mark. */
function focusIn(group: HTMLElement): void {
  const chosen = group.querySelector<HTMLElement>("[role=radio][aria-checked=true]");
  (chosen ?? group.querySelector<HTMLElement>("[role=radio]"))?.focus();
}
